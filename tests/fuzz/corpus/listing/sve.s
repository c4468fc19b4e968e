	.text
	.file	"-"
	.globl	sweep                           // -- Begin function sweep
	.p2align	3
	.type	sweep,@function
sweep:                                  // @sweep
// %bb.0:
                                        // kill: def $d0 killed $d0 def $z0
	subs	x8, x2, x1
	b.le	.LBB0_3
// %bb.1:
	cntd	x10
	mov	z0.d, d0
	ptrue	p0.d
	lsl	x13, x1, #3
	mov	x9, xzr
	add	x11, x10, x8
	add	x12, x4, x13
	add	x13, x3, x13
	sub	x11, x11, #1
	udiv	x11, x11, x10
	mul	x11, x11, x10
	.p2align	2
.LBB0_2:                                // =>This Inner Loop Header: Depth=1
	whilelo	p1.d, x9, x8
	ld1d	{ z1.d }, p1/z, [x12, x9, lsl #3]
	ld1d	{ z2.d }, p1/z, [x13, x9, lsl #3]
	fmla	z1.d, p0/m, z0.d, z2.d
	st1d	{ z1.d }, p1, [x12, x9, lsl #3]
	add	x9, x9, x10
	cmp	x9, x11
	b.ne	.LBB0_2
.LBB0_3:
	ret
.Lfunc_end0:
	.size	sweep, .Lfunc_end0-sweep
                                        // -- End function
	.ident	"Debian clang version 14.0.6"
	.section	".note.GNU-stack","",@progbits
	.addrsig
