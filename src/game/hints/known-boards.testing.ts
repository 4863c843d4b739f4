/**
 * Boards on which Check, hints and “Which one?” once gave different answers, or called queens wrong that need not go. A
 * line of free play has the size, the queens and the number of solutions found; a line of a puzzle has its code, the
 * queens with those given, and the marks.
 */
export const FREE_PLAY_BOARDS = `
6 c3 f4 found 2
4 a1 d2 c4 found 1
7 b4 c2 f7 found 39
6 f3 a2 found 3
5 a4 d3 c1 e5 found 9
5 b3 e2 c5 a1 found 8
7 f1 a2 g7 found 23
7 c1 f2 b7 d6 found 19
4 c3 a2 c1 d3 found 1
7 d6 g1 f7 c3 found 39
7 b3 d7 c5 e4 a1 found 21
7 f7 b2 c5 a6 g4 e1 found 36
7 f6 b1 g3 found 38
5 e2 a3 d5 a2 found 9
7 d6 c4 g5 a7 b1 f3 found 38
10 g4 c10 e1 j5 found 716
7 b5 a3 f7 b1 g2 d4 found 36
7 b2 d3 g5 c7 a4 e1 found 35
6 c1 e2 d6 a4 f2 f5 found 1
6 a1 d2 f3 c4 b6 found 3
8 g7 a3 b5 e4 b6 h5 d2 c8 found 80
8 e2 b1 a3 h6 c7 d4 found 84
10 a3 b9 j5 i1 f6 g10 d2 found 348
9 i4 h6 a1 b9 c5 f3 g8 found 347
12 d4 l2 h11 k12 g6 found 14072
9 h6 e8 c5 b1 i9 g3 found 317
9 h1 c2 d6 e3 g7 found 346
7 b5 g7 e6 f2 c1 found 36
10 f3 c7 b2 j4 i8 h10 found 710
7 f2 d1 a3 g6 c7 e5 a6 found 18
9 c8 g1 e5 b4 i7 f9 d3 a2 found 320
10 e10 j9 h1 c3 i4 d8 b5 a2 found 651
9 d4 f3 e1 c7 a6 i2 h9 g5 found 316
8 c7 f5 b3 g1 h6 e2 a8 found 84
10 h5 b9 c7 e1 j4 g10 a6 found 642
9 a6 b3 i4 e9 h7 d2 g1 found 348
10 e4 f7 c8 j2 b6 i9 d10 g3 found 655
9 d8 f2 c6 i1 b4 h3 g7 found 345
9 a4 f6 e9 d3 h5 g1 i2 b8 found 31
9 c1 a4 h8 b6 d9 f5 e2 i3 found 177
10 j8 h7 b3 i5 f6 c10 g9 e2 found 360
10 e5 c9 f1 d7 a2 b6 j8 found 719
11 i7 e9 c5 g6 a1 h3 k8 f11 j2 found 2404
7 f2 d6 a7 e5 f3 e1 c2 g5 found 36
10 e5 g8 f1 i2 a4 j7 h10 b6 c9 found 653
10 f2 j7 g5 i9 e10 b1 a4 h3 d6 found 716
8 a6 d4 c1 b8 h5 e7 g2 found 91
7 f3 g5 e5 a6 c2 g1 d7 b4 found 39
10 h4 b8 j1 f3 e9 g10 i7 c2 a6 found 719
10 d7 a8 f2 c4 i3 e5 j9 h6 found 714
11 k4 j10 c9 b7 f8 a2 g11 e3 h5 i1 found 2416
10 d9 a4 i3 c5 g8 j10 h6 b1 e2 found 658
12 a10 g12 l8 f3 i9 k5 b4 c7 j11 h6 found 14050
10 j9 g5 e10 d7 i1 f3 a2 b6 h8 found 717
10 a5 d4 e2 f8 g3 c10 b1 h9 i7 found 647
11 a6 f4 k10 g7 b11 d1 j2 c5 h9 found 2395
11 i1 d10 e4 g11 k8 b5 a3 f2 h9 found 2425
10 h1 a6 d4 j9 i5 c7 b3 g10 found 719
11 h10 h7 b8 k2 a10 a3 f9 i7 found 2649
11 a7 h5 k9 b1 f8 j2 c6 g3 i10 d11 found 2405
12 b2 k9 g11 j7 h1 c4 i12 f5 found 12798
12 l1 d12 g10 f3 b8 a2 k11 h6 j5 e7 found 7138
10 c10 h6 e7 j9 a2 g1 b8 f3 found 656
11 i3 e5 h9 c2 f1 k8 k1 b7 a10 j6 d11 found 2658
12 k12 g2 c8 b5 e7 a1 j4 i6 f10 found 14063
12 a11 c7 b9 f2 d1 l5 h8 g12 k10 i4 found 12833
11 a7 b4 e2 h6 f9 j3 i8 k4 f6 g11 k5 found 2653
12 d10 k5 c7 j9 a6 h4 g8 i11 b2 e3 l1 found 14052
12 e11 b5 f4 g1 k10 a8 h12 l3 j7 d9 i2 found 14047
11 e4 f9 a5 d1 c10 j6 b2 k3 c5 i11 found 2635
11 g3 f11 c7 k4 j9 c10 e2 i7 a5 found 2414
11 h7 c8 g1 k9 j11 e2 d6 i5 a4 b10 found 2424
11 f1 d9 h7 a3 c11 b8 k5 i2 j10 found 2401
12 l5 c1 d4 g9 a8 h7 k3 b11 i12 e6 found 14072
10 i10 c1 g2 d4 a9 a3 j6 f8 b5 h7 found 718
10 a1 e9 i7 d3 c6 h2 b10 j5 g4 found 722
11 d11 i1 c8 b6 k2 e7 j10 f3 a4 h9 found 2401
10 j6 i3 f5 a9 b2 f10 d3 c4 g10 d1 found 713
11 a2 f9 d1 c10 g7 k6 h4 i11 e3 b8 found 2658
10 i3 h8 b7 f2 e6 j5 a4 c1 d10 found 721
12 f4 h1 l12 e2 c9 a5 j6 d11 b3 g10 found 12788
12 j8 d12 i6 b4 a10 l11 k2 e5 c9 g1 found 7171
11 k4 b7 h11 e6 j10 b1 i8 f1 c9 a3 b6 d2 found 2654
10 b7 h9 f6 j5 g3 a10 d2 e8 h4 f7 i1 found 719
12 b5 g6 f11 i3 d2 j10 l7 a9 c12 h1 found 12734
12 l5 e6 b10 c4 g6 d7 a3 j8 i1 c12 found 12722
11 c5 g8 k7 e9 a11 a10 i1 d2 f3 h11 found 2655
11 f10 k2 i5 e4 a3 g1 d11 j7 e3 c3 c8 found 2658
10 f1 b9 i5 f3 j10 g8 a6 c1 f10 h2 e7 found 656
12 d9 k10 i7 h12 b4 c6 a11 e2 j5 g3 found 12803
12 l9 j5 b7 a11 h6 l4 d3 e1 i10 k12 f12 j10 k2 found 14054
12 d6 b2 c9 i8 h5 f10 h11 e1 l3 k12 c2 c1 a4 found 14048
`;

export const GUARD_BOARDS = `
g/7x8/5/d6.h5 q d6 h5 a3 c2 b1
g/7x8/5/h6.e2 q h6 e2 c4 f5 a3
g/4x4/2 q c1 d1 b3
g/3x5/2 q c3 d1 b3
g/5x6/3 q a3 f2 a5
g/5x4/3 q c2 c1 a5 b4
g/5x5/3 q b5 b4 a5 d2 m e5 a4
g/7x8/5/g7.g5 q g7 g5 d2 h1 c4
g/6x6/4/d4.b1 q d4 b1 b5 e4 a4
g/5x5/3/c1 q c1 a3 b5 d5 a1
g/7x7/4/d6 q d6 f3 f1 c2 g2
g/4x6/3/a4 q a4 d1 b1 d3 e3
g/5x5/3/b5 q b5 e1 c1 c4 m d1 b3 a1 d3
g/7x7/5/a5.e5.d1 q a5 e5 d1 e7 f1 e4
g/5x5/3/c4 q c4 b4 c1 c3 m d1 e1 a1 c5 a2
g/5x6/3/d2 q d2 e2 a4 d4 d3 m c4 a5 e3
g/7x7/5/b7.d5.g3 q b7 d5 g3 d2 f4 a2 m d6 d3 e4 a5 b3
g/4x8/4/g4.a1 q g4 a1 c1 d3 h4 m g1 f3 d1 h2 a3 f2 c3
g/6x6/4/b5.e1 q b5 e1 c3 d1 b3 e5 m f2 a2 e6 d3 d5 b4 c2
g/5x6/3 q f4 m e5 d2 a5 f2 c4
g/5x7/3/d3 q d3 m g1 c2 b1 a3 c4 d4
g/5x6/3/c2 q c2 m a1 d2 f5 a5 e4 e2 f3 c3 c5 b5
`;

export const SEVERAL_SOLUTIONS_BOARDS = `
c/6/000000 q b1 c3 a4 d2
c/5/00001 q a1 c5 e2 b3 d2 m d5
c/5/00000 q c5 a4 e2 d3 m d2 d4 c2
c/5/20000 q b5 a3 c1 e1 d4 m c3 e5 a4
c/9/400000006 q d9 f1 c3 g5 e7 g3
c/7/3060000 q c7 f5 e3 b2 a6 g2 b4 d1
c/8/00000000 q b6 d2 g4 c4 m b4 d6 a4 e7 b5 c6
c/7/0002000 q b4 a2 c1 f3 f5 g6 d7 e5 m c5
c/6/000000 q a2 d1 b5 f4 b4 m c2 b3 f3 b1 a5 e6
c/6/000000 q c5 b2 e5 e6 d3 a4 m d5 b3 f1
c/8/00000000 q c3 a3 f1 f6 h7 g2 m h2
c/5/00500 q e3 b4 d1 a2 a1 d5 m e5 b3 b5 a3 c1 e2
c/9/000000000 q h5 d5 f4 b7 c9 a3 m d7 h1 g4 h6 c6 b9 c7
c/5/00000 q e4 a3 e2 d5 a2 d2 m e5 d1 e3 c2
c/9/000600004 q f6 d1 c4 a3 i2 b9 m f3 h1 e6 b7 b2 i6 h6 i4 i7
c/9/000000000 q b6 i2 d3 f8 e5 a4 c9 h4 m e7 g9 a9 b8
r/5t/0000011111222223333344444 q a5 e1 b4 c2 b3 m b5 a1 c5 c3
c/9/000000020 q b2 i7 f5 c9 g3 i4 h7 e6 m a6 g6 c1 i6 b7 d4 c7 g4 h5
r/6s/001122001122001122034455034455034455 q a4 e6 f3 c1 d2 b1 c5 m f6 a2 a1 b4 c2 b5
c/10/0100000200 q a9 b3 g7 h2 e2 j9 i4 m c8 e6 e8 f6 g8 c6 j7 c3 b6 j3 b8 j1 a6 e1 d3
c/9/800000005 q h9 e1 i7 c6 f8 d4 e4 b8 m a9 c4 e2 g4 g5 h2 c3 e7 g1 d1 c7 b2 f6 i3
`;
