a	.text
	.file	"-"
	.globl	sweep                           // -- Begin function sweep
	.p2align	2
	.type	sweep,@function
sweep:                                  // @sweep
// %bb.0:
	subs	x8, x2, x1
                                        // kill: def $d0 killed $d0 def $q0
	b.le	.LBB0_7
// %bb.1:
	cmp	x8, #4
	b.lo	.LBB0_5
// %bb.2:
	lsl	x10, x1, #3
	and	x9, x8, #0xfffffffffffffffc
	add	x11, x10, #16
	add	x1, x9, x1
	add	x10, x4, x11
	add	x11, x3, x11
	mov	x12, x9
	dup	v1.2d, v0.d[0]
.LBB0_3:                                // =>This Inner Loop Header: Depth=1
	ldp	q2, q3, [x10, #-16]
	subs	x12, x12, #4
	ldp	q4, q5, [x11, #-16]
	add	x11, x11, #32
	fmla	v2.2d, v4.2d, v1.2d
	fmla	v3.2d, v5.2d, v1.2d
	stp	q2, q3, [x10, #-16]
	add	x10, x10, #32
	b.ne	.LBB0_3
// %bb.4:
	cmp	x8, x9
	b.eq	.LBB0_7
.LBB0_5:
	lsl	x10, x1, #3
	sub	x8, x2, x1
	add	x9, x3, x10
	add	x10, x4, x10
.LBB0_6:                                // =>This Inner Loop Header: Depth=1
	ldr	d1, [x10]
	subs	x8, x8, #1
	ldr	d2, [x9], #8
	fmadd	d1, d0, d2, d1
	str	d1, [x10], #8
	b.ne	.LBB0_6
.LBB0_7:
	ret
.Lfunc_end0:
	.size	sweep, .Lfunc_end0-sweep
                                        // -- End function
	.ident	"Debian clang version 14.0.6"
	.section	".note.GNU-stack","",@progbits
	.addrsig
