	.text
	.file	"-"
	.globl	sweep                           // -- Begin function sweep
	.p2align	3
	.type	sweep,@function
sweep:                                  // @sweep
// %bb.0:
                                        // kill: def $d0 killed $d0 def $z0
	subs	x12, x2, x1
	b.le	.LBB0_7
// %bb.1:
	cnth	x8
	cmp	x12, x8
	b.lo	.LBB0_5
// %bb.2:
	udiv	x11, x12, x8
	mov	z1.d, d0
	cntd	x13
	cntw	x14
	cntd	x15, all, mul #3
	ptrue	p0.d
	add	x15, x1, w15, uxtw
	add	x14, x1, w14, uxtw
	add	x13, x1, w13, uxtw
	lsl	x16, x1, #3
	mov	x9, xzr
	add	x10, x4, x16
	lsl	x17, x15, #3
	lsl	x18, x14, #3
	lsl	x0, x13, #3
	add	x16, x3, x16
	add	x13, x4, x17
	add	x14, x4, x18
	add	x15, x4, x0
	add	x17, x3, x17
	add	x18, x3, x18
	add	x0, x3, x0
	mul	x11, x11, x8
	sub	x12, x12, x11
	add	x1, x11, x1
	.p2align	2
.LBB0_3:                                // =>This Inner Loop Header: Depth=1
	ld1d	{ z2.d }, p0/z, [x10, x9, lsl #3]
	ld1d	{ z3.d }, p0/z, [x15, x9, lsl #3]
	ld1d	{ z4.d }, p0/z, [x14, x9, lsl #3]
	ld1d	{ z5.d }, p0/z, [x13, x9, lsl #3]
	ld1d	{ z6.d }, p0/z, [x16, x9, lsl #3]
	fmla	z2.d, p0/m, z1.d, z6.d
	ld1d	{ z7.d }, p0/z, [x0, x9, lsl #3]
	ld1d	{ z16.d }, p0/z, [x18, x9, lsl #3]
	ld1d	{ z17.d }, p0/z, [x17, x9, lsl #3]
	fmla	z3.d, p0/m, z1.d, z7.d
	fmla	z4.d, p0/m, z1.d, z16.d
	fmla	z5.d, p0/m, z1.d, z17.d
	st1d	{ z2.d }, p0, [x10, x9, lsl #3]
	st1d	{ z3.d }, p0, [x15, x9, lsl #3]
	st1d	{ z4.d }, p0, [x14, x9, lsl #3]
	st1d	{ z5.d }, p0, [x13, x9, lsl #3]
	add	x9, x9, x8
	cmp	x9, x11
	b.ne	.LBB0_3
// %bb.4:
	cbz	x12, .LBB0_7
.LBB0_5:
	lsl	x10, x1, #3
	sub	x8, x2, x1
	add	x9, x3, x10
	add	x10, x4, x10
	.p2align	2
.LBB0_6:                                // =>This Inner Loop Header: Depth=1
	ldr	d2, [x10]
	ldr	d1, [x9], #8
	fmadd	d1, d0, d1, d2
	str	d1, [x10], #8
	subs	x8, x8, #1
	b.ne	.LBB0_6
.LBB0_7:
	ret
.Lfunc_end0:
	.size	sweep, .Lfunc_end0-sweep
                                        // -- End function
	.ident	"Debian clang version 14.0.6"
	.section	".note.GNU-stack","",@progbits
	.addrsig
