/** A picture that keeps its form, or one that is cut to a box. */
export type Shape =
  | { readonly maxHeight: number }
  | { readonly width: number; readonly height: number };

/** How `convert-picture.ts` ends where the file is no picture, rather than something of ours wrong. */
export const NO_PICTURE = 65;
