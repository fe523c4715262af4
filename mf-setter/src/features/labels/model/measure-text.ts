/** The width of a text in em. */
export type MeasureText = (text: string) => number;
