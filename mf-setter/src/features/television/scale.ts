/** A length of the design, which is drawn for 1920 × 1080 pixels, or 1080 × 1920 in portrait. */
export const scaled = (pixels: number): string => `calc(${pixels} * var(--tv-pixel))`;

/** The size of a pixel of the design. Set it on the root. */
export const pixelSize = `
  --tv-pixel: min(100vw / 1920, 100vh / 1080);

  @media (orientation: portrait) {
    --tv-pixel: min(100vw / 1080, 100vh / 1920);
  }
`;
