/** The name under which a player opens two runs as one. */
export const PAIR = 'two';

export const SIDES = ['left', 'right'] as const;

export type SideName = (typeof SIDES)[number];
