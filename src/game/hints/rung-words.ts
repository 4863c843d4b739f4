/** The words of a rung. */
export interface RungWords {
  readonly title: string;
  readonly text: string;
}
