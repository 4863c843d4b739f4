/** The number of nodes of the tree of backtracking by rows, the root included, for the sizes from 0 to 16. */
export const BACKTRACKING_NODES: readonly number[] = [
  1, 2, 3, 6, 17, 54, 153, 552, 2_057, 8_394, 35_539, 166_926, 856_189, 4_674_890, 27_358_553,
  171_129_072, 1_141_190_303,
];
