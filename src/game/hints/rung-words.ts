export interface RungWords {
  readonly title: string;
  readonly text: string;
}
