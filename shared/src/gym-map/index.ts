export { GymMap, type GymMapProps } from "./view/gym-map.tsx";
export { GymMapSkeleton } from "./view/gym-map-skeleton.tsx";
export type { MapDot } from "./view/map-dot.ts";
