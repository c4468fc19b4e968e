	.text
	.file	"-"
	.globl	sweep                           // -- Begin function sweep
	.p2align	3
	.type	sweep,@function
sweep:                                  // @sweep
// %bb.0:
	sub	sp, sp, #144
	stp	x29, x30, [sp, #48]             // 16-byte Folded Spill
	stp	x28, x27, [sp, #64]             // 16-byte Folded Spill
                                        // kill: def $d0 killed $d0 def $z0
	stp	x26, x25, [sp, #80]             // 16-byte Folded Spill
	stp	x24, x23, [sp, #96]             // 16-byte Folded Spill
	stp	x22, x21, [sp, #112]            // 16-byte Folded Spill
	stp	x20, x19, [sp, #128]            // 16-byte Folded Spill
	stp	x5, x6, [sp, #32]               // 16-byte Folded Spill
	cmp	x3, x4
	b.ge	.LBB0_17
// %bb.1:
	mul	x18, x2, x1
	ldr	x9, [sp, #32]                   // 8-byte Folded Reload
	mov	z1.d, d0
	sub	x10, x2, #2
	ptrue	p0.d
	sub	x8, x1, #1
	and	x11, x10, #0xfffffffffffffff8
	sub	x16, x2, #1
	mov	x17, #1
	stp	x1, x4, [sp, #16]               // 16-byte Folded Spill
	orr	x12, x11, #0x1
	add	x13, x9, #8
	lsl	x9, x1, #3
	stp	x9, x18, [sp]                   // 16-byte Folded Spill
	ldr	x9, [sp, #40]                   // 8-byte Folded Reload
	mov	x18, #2
	add	x15, x9, #8
	b	.LBB0_4
	.p2align	2
.LBB0_2:                                //   in Loop: Header=BB0_4 Depth=1
	add	x0, x3, #1
.LBB0_3:                                //   in Loop: Header=BB0_4 Depth=1
	mov	x3, x0
	cmp	x0, x4
	b.eq	.LBB0_17
.LBB0_4:                                // =>This Loop Header: Depth=1
                                        //     Child Loop BB0_8 Depth 2
                                        //       Child Loop BB0_12 Depth 3
                                        //       Child Loop BB0_15 Depth 3
	cmp	x1, #2
	b.le	.LBB0_2
// %bb.5:                               //   in Loop: Header=BB0_4 Depth=1
	ldr	x4, [sp, #8]                    // 8-byte Folded Reload
	sub	x14, x3, #1
	add	x0, x3, #1
	mov	w28, #1
	mul	x1, x14, x4
	ldr	x5, [sp, #32]                   // 8-byte Folded Reload
	mul	x9, x3, x4
	mul	x4, x0, x4
	add	x19, x5, x1, lsl #3
	ldr	x1, [sp, #40]                   // 8-byte Folded Reload
	lsl	x9, x9, #3
	add	x20, x5, x4, lsl #3
	add	x7, x5, x9
	add	x21, x1, x9
	ldr	x9, [sp]                        // 8-byte Folded Reload
	mul	x3, x9, x3
	mul	x24, x9, x14
	mul	x25, x9, x0
	sub	x22, x3, #8
	add	x23, x3, #8
	b	.LBB0_8
	.p2align	2
.LBB0_6:                                //   in Loop: Header=BB0_8 Depth=2
	add	x26, x28, #1
.LBB0_7:                                //   in Loop: Header=BB0_8 Depth=2
	mov	x28, x26
	cmp	x26, x8
	b.eq	.LBB0_16
.LBB0_8:                                //   Parent Loop BB0_4 Depth=1
                                        // =>  This Loop Header: Depth=2
                                        //       Child Loop BB0_12 Depth 3
                                        //       Child Loop BB0_15 Depth 3
	cmp	x2, #2
	b.le	.LBB0_6
// %bb.9:                               //   in Loop: Header=BB0_8 Depth=2
	mul	x9, x28, x2
	add	x26, x28, #1
	lsl	x29, x9, #3
	add	x27, x7, x29
	cmp	x10, #8
	b.hs	.LBB0_11
// %bb.10:                              //   in Loop: Header=BB0_8 Depth=2
	mov	w14, #1
	b	.LBB0_14
	.p2align	2
.LBB0_11:                               //   in Loop: Header=BB0_8 Depth=2
	lsl	x14, x28, #3
	mov	x9, xzr
	add	x1, x22, x14
	add	x4, x23, x14
	add	x6, x24, x14
	add	x30, x25, x14
	add	x14, x3, x14
	madd	x1, x2, x1, x13
	madd	x4, x2, x4, x13
	madd	x6, x2, x6, x13
	madd	x30, x2, x30, x13
	madd	x14, x2, x14, x15
	.p2align	2
.LBB0_12:                               //   Parent Loop BB0_4 Depth=1
                                        //     Parent Loop BB0_8 Depth=2
                                        // =>    This Inner Loop Header: Depth=3
	add	x5, x27, x9, lsl #3
	ld1d	{ z3.d }, p0/z, [x27, x9, lsl #3]
	ld1d	{ z2.d }, p0/z, [x5, x17, lsl #3]
	fadd	z2.d, z2.d, z3.d
	ld1d	{ z3.d }, p0/z, [x5, x18, lsl #3]
	fadd	z2.d, z2.d, z3.d
	ld1d	{ z3.d }, p0/z, [x1, x9, lsl #3]
	fadd	z2.d, z2.d, z3.d
	ld1d	{ z3.d }, p0/z, [x4, x9, lsl #3]
	fadd	z2.d, z2.d, z3.d
	ld1d	{ z3.d }, p0/z, [x6, x9, lsl #3]
	fadd	z2.d, z2.d, z3.d
	ld1d	{ z3.d }, p0/z, [x30, x9, lsl #3]
	fadd	z2.d, z2.d, z3.d
	fmul	z2.d, z2.d, z1.d
	st1d	{ z2.d }, p0, [x14, x9, lsl #3]
	add	x9, x9, #8
	cmp	x11, x9
	b.ne	.LBB0_12
// %bb.13:                              //   in Loop: Header=BB0_8 Depth=2
	mov	x14, x12
	cmp	x10, x11
	b.eq	.LBB0_7
.LBB0_14:                               //   in Loop: Header=BB0_8 Depth=2
	sub	x9, x28, #1
	mul	x1, x26, x2
	add	x6, x20, x29
	lsl	x4, x14, #3
	mul	x9, x9, x2
	add	x30, x7, x1, lsl #3
	sub	x1, x16, x14
	add	x28, x7, x9, lsl #3
	add	x9, x19, x29
	add	x29, x21, x29
	.p2align	2
.LBB0_15:                               //   Parent Loop BB0_4 Depth=1
                                        //     Parent Loop BB0_8 Depth=2
                                        // =>    This Inner Loop Header: Depth=3
	add	x14, x27, x4
	add	x27, x27, #8
	ldp	d2, d3, [x14, #-8]
	ldr	d4, [x14, #8]
	fadd	d2, d3, d2
	ldr	d3, [x28, x4]
	add	x28, x28, #8
	fadd	d2, d2, d4
	ldr	d4, [x9, x4]
	add	x9, x9, #8
	fadd	d2, d2, d3
	ldr	d3, [x30, x4]
	add	x30, x30, #8
	fadd	d2, d2, d3
	ldr	d3, [x6, x4]
	add	x6, x6, #8
	fadd	d2, d2, d4
	fadd	d2, d2, d3
	fmul	d2, d2, d0
	str	d2, [x29, x4]
	add	x29, x29, #8
	subs	x1, x1, #1
	b.ne	.LBB0_15
	b	.LBB0_7
	.p2align	2
.LBB0_16:                               //   in Loop: Header=BB0_4 Depth=1
	ldp	x1, x4, [sp, #16]               // 16-byte Folded Reload
	b	.LBB0_3
.LBB0_17:
	ldp	x20, x19, [sp, #128]            // 16-byte Folded Reload
	ldp	x22, x21, [sp, #112]            // 16-byte Folded Reload
	ldp	x24, x23, [sp, #96]             // 16-byte Folded Reload
	ldp	x26, x25, [sp, #80]             // 16-byte Folded Reload
	ldp	x28, x27, [sp, #64]             // 16-byte Folded Reload
	ldp	x29, x30, [sp, #48]             // 16-byte Folded Reload
	add	sp, sp, #144
	ret
.Lfunc_end0:
	.size	sweep, .Lfunc_end0-sweep
                                        // -- End function
	.ident	"Debian clang version 14.0.6"
	.section	".note.GNU-stack","",@progbits
	.addrsig
