/** A particle of the chalk puff: its offset from the centre and its size, in pixels. */
export interface ChalkParticle {
  readonly dx: number;
  readonly dy: number;
  readonly size: number;
}

const PARTICLE_COUNT = 22;

/** Particles in all directions, at different distances. They are constant, so that every render is equal. */
export const CHALK_PARTICLES: readonly ChalkParticle[] = Array.from(
  { length: PARTICLE_COUNT },
  (_, index) => {
    const angle = (index / PARTICLE_COUNT) * 2 * Math.PI;
    const distance = 68 + ((index * 37) % 23) * 3.6;
    return {
      dx: Math.round(Math.cos(angle) * distance),
      dy: Math.round(Math.sin(angle) * distance),
      size: 6 + ((index * 13) % 15),
    };
  },
);
