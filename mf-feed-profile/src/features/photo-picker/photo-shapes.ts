interface PhotoShape {
  /** The width divided by the height. */
  readonly aspect: number;
  readonly maxWidthPx: number;
  /** The title of the dialog. */
  readonly title: string;
  /** Whether the photo is shown as a circle. The crop dialog then darkens the corners. */
  readonly isRound: boolean;
}

/** The photos that a user can crop. The server stores the result at its own sizes. */
export const photoShapes = {
  photo: { aspect: 1, maxWidthPx: 512, title: "Crop photo", isRound: true },
  cover: { aspect: 3, maxWidthPx: 1_920, title: "Crop cover photo", isRound: false },
} as const satisfies Record<string, PhotoShape>;

export type PhotoKind = keyof typeof photoShapes;
