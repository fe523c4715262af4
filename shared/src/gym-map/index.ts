export { GymMap, type GymMapProps } from "./view/gym-map.tsx";
export type { MapDot } from "./view/map-dot.ts";
