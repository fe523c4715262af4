/** One grain of the puff: where it flies to from the middle, and how big it is, in pixels. */
export interface ChalkParticle {
  readonly dx: number;
  readonly dy: number;
  readonly size: number;
}

const GRAINS = 22;

/** All around, at uneven distances; always the same, so that no two renders differ. */
export const CHALK_PARTICLES: readonly ChalkParticle[] = Array.from(
  { length: GRAINS },
  (_, index) => {
    const angle = (index / GRAINS) * 2 * Math.PI;
    const way = 68 + ((index * 37) % 23) * 3.6;
    return {
      dx: Math.round(Math.cos(angle) * way),
      dy: Math.round(Math.sin(angle) * way),
      size: 6 + ((index * 13) % 15),
    };
  },
);
