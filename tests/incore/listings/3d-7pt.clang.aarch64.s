	.text
	.file	"-"
	.globl	sweep                           // -- Begin function sweep
	.p2align	4
	.type	sweep,@function
sweep:                                  // @sweep
// %bb.0:
	sub	sp, sp, #192
	cmp	x3, x4
	stp	x29, x30, [sp, #96]             // 16-byte Folded Spill
                                        // kill: def $d0 killed $d0 def $q0
	stp	x28, x27, [sp, #112]            // 16-byte Folded Spill
	stp	x26, x25, [sp, #128]            // 16-byte Folded Spill
	stp	x24, x23, [sp, #144]            // 16-byte Folded Spill
	stp	x22, x21, [sp, #160]            // 16-byte Folded Spill
	stp	x20, x19, [sp, #176]            // 16-byte Folded Spill
	stp	x4, x5, [sp, #16]               // 16-byte Folded Spill
	b.ge	.LBB0_15
// %bb.1:
	cmp	x1, #3
	b.lt	.LBB0_15
// %bb.2:
	cmp	x2, #3
	b.lt	.LBB0_15
// %bb.3:
	sub	x8, x3, #1
	mul	x13, x3, x1
	sub	x9, x1, #1
	mul	x8, x1, x8
	ldr	x4, [sp, #24]                   // 8-byte Folded Reload
	sub	x10, x2, #2
	mul	x14, x3, x2
	lsl	x11, x2, #3
	and	x12, x10, #0xfffffffffffffffe
	mul	x0, x2, x1
	sub	x23, x2, #1
	mov	x5, xzr
	add	x15, x4, #8
	lsl	x16, x13, #3
	add	x13, x1, x13
	mul	x18, x14, x1
	orr	x14, x10, #0x1
	lsl	x8, x8, #3
	lsl	x13, x13, #3
	add	x17, x16, #8
	mul	x1, x2, x17
	add	x8, x8, #8
	add	x13, x13, #8
	mul	x8, x2, x8
	add	x16, x16, #16
	mul	x13, x2, x13
	mul	x16, x2, x16
	lsl	x17, x0, #3
	stp	x17, x0, [sp]                   // 16-byte Folded Spill
	add	x20, x4, x18, lsl #3
	add	x17, x4, x1
	add	x21, x6, x1
	add	x18, x20, #8
	add	x0, x15, x16
	mov	x1, xzr
	add	x22, x4, x16
	add	x6, x15, x8
	add	x7, x15, x13
	add	x13, x4, x13
	add	x8, x4, x8
	add	x19, x21, #8
	mov	x4, x13
	mov	x15, x21
	mov	x21, x8
	sub	x24, x17, #8
	b	.LBB0_5
	.p2align	5, 0x0, 16
.LBB0_4:                                //   in Loop: Header=BB0_5 Depth=1
	ldp	x20, x1, [sp, #72]              // 16-byte Folded Reload
	ldr	x8, [sp]                        // 8-byte Folded Reload
	add	x1, x1, x8
	ldp	x4, x15, [sp, #56]              // 16-byte Folded Reload
	ldp	x22, x21, [sp, #40]             // 16-byte Folded Reload
	ldr	x24, [sp, #32]                  // 8-byte Folded Reload
	add	x15, x15, x8
	add	x4, x4, x8
	add	x21, x21, x8
	add	x22, x22, x8
	add	x20, x20, x8
	add	x24, x24, x8
	ldr	x8, [sp, #16]                   // 8-byte Folded Reload
	ldr	x3, [sp, #88]                   // 8-byte Folded Reload
	cmp	x3, x8
	b.eq	.LBB0_15
.LBB0_5:                                // =>This Loop Header: Depth=1
                                        //     Child Loop BB0_7 Depth 2
                                        //       Child Loop BB0_10 Depth 3
                                        //       Child Loop BB0_14 Depth 3
	ldr	x8, [sp, #8]                    // 8-byte Folded Reload
	stp	x15, x20, [sp, #64]             // 16-byte Folded Spill
	ldr	x13, [sp, #24]                  // 8-byte Folded Reload
	mov	x16, x20
	mov	x20, x4
	stp	x21, x4, [sp, #48]              // 16-byte Folded Spill
	mov	w4, #1
	mul	x8, x3, x8
	add	x3, x3, #1
	add	x28, x13, x8, lsl #3
	mov	x13, x15
	mov	x8, x1
	stp	x1, x3, [sp, #80]               // 16-byte Folded Spill
	stp	x24, x22, [sp, #32]             // 16-byte Folded Spill
	b	.LBB0_7
	.p2align	5, 0x0, 16
.LBB0_6:                                //   in Loop: Header=BB0_7 Depth=2
	add	x4, x4, #1
	add	x8, x8, x11
	add	x13, x13, x11
	add	x20, x20, x11
	add	x21, x21, x11
	add	x22, x22, x11
	add	x16, x16, x11
	add	x24, x24, x11
	cmp	x4, x9
	b.eq	.LBB0_4
.LBB0_7:                                //   Parent Loop BB0_5 Depth=1
                                        // =>  This Loop Header: Depth=2
                                        //       Child Loop BB0_10 Depth 3
                                        //       Child Loop BB0_14 Depth 3
	mul	x1, x4, x2
	cmp	x10, #2
	add	x1, x28, x1, lsl #3
	ldr	d1, [x1, #8]
	b.hs	.LBB0_9
// %bb.8:                               //   in Loop: Header=BB0_7 Depth=2
	mov	w1, #1
	b	.LBB0_13
	.p2align	5, 0x0, 16
.LBB0_9:                                //   in Loop: Header=BB0_7 Depth=2
	dup	v1.2d, v1.d[0]
	mov	x1, x8
	mov	x3, x12
	.p2align	5, 0x0, 16
.LBB0_10:                               //   Parent Loop BB0_5 Depth=1
                                        //     Parent Loop BB0_7 Depth=2
                                        // =>    This Inner Loop Header: Depth=3
	add	x5, x17, x1
	mov	v2.16b, v1.16b
	subs	x3, x3, #2
	ldp	q3, q1, [x5]
	ext	v2.16b, v2.16b, v1.16b, #8
	fadd	v2.2d, v2.2d, v3.2d
	ldr	q3, [x18, x1]
	fadd	v2.2d, v2.2d, v1.2d
	fadd	v2.2d, v2.2d, v3.2d
	ldr	q3, [x0, x1]
	fadd	v2.2d, v2.2d, v3.2d
	ldr	q3, [x6, x1]
	fadd	v2.2d, v2.2d, v3.2d
	ldr	q3, [x7, x1]
	fadd	v2.2d, v2.2d, v3.2d
	fmul	v2.2d, v2.2d, v0.d[0]
	str	q2, [x19, x1]
	add	x1, x1, #16
	b.ne	.LBB0_10
// %bb.11:                              //   in Loop: Header=BB0_7 Depth=2
	cmp	x10, x12
	b.eq	.LBB0_6
// %bb.12:                              //   in Loop: Header=BB0_7 Depth=2
	mov	d1, v1.d[1]
	mov	x1, x14
.LBB0_13:                               //   in Loop: Header=BB0_7 Depth=2
	lsl	x5, x1, #3
	sub	x3, x23, x1
	mov	x25, x24
	mov	x26, x16
	mov	x27, x22
	mov	x29, x21
	mov	x30, x20
	mov	x1, x13
	.p2align	5, 0x0, 16
.LBB0_14:                               //   Parent Loop BB0_5 Depth=1
                                        //     Parent Loop BB0_7 Depth=2
                                        // =>    This Inner Loop Header: Depth=3
	add	x15, x25, x5
	ldr	d3, [x26, x5]
	add	x26, x26, #8
	ldr	d2, [x15]
	subs	x3, x3, #1
	add	x25, x25, #8
	fadd	d2, d1, d2
	ldr	d1, [x15, #16]
	fadd	d2, d2, d1
	fadd	d2, d2, d3
	ldr	d3, [x27, x5]
	add	x27, x27, #8
	fadd	d2, d2, d3
	ldr	d3, [x29, x5]
	add	x29, x29, #8
	fadd	d2, d2, d3
	ldr	d3, [x30, x5]
	add	x30, x30, #8
	fadd	d2, d2, d3
	fmul	d2, d2, d0
	str	d2, [x1, x5]
	add	x1, x1, #8
	b.ne	.LBB0_14
	b	.LBB0_6
.LBB0_15:
	ldp	x20, x19, [sp, #176]            // 16-byte Folded Reload
	ldp	x22, x21, [sp, #160]            // 16-byte Folded Reload
	ldp	x24, x23, [sp, #144]            // 16-byte Folded Reload
	ldp	x26, x25, [sp, #128]            // 16-byte Folded Reload
	ldp	x28, x27, [sp, #112]            // 16-byte Folded Reload
	ldp	x29, x30, [sp, #96]             // 16-byte Folded Reload
	add	sp, sp, #192
	ret
.Lfunc_end0:
	.size	sweep, .Lfunc_end0-sweep
                                        // -- End function
	.ident	"Debian clang version 14.0.6"
	.section	".note.GNU-stack","",@progbits
	.addrsig
