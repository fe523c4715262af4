export { countTries, getFlashRate, getTriesPerSend, type TryCounts } from "./count-tries.ts";
export { deriveTries, deriveTriesByRoute, isFlash, type RouteTries } from "./derive-tries.ts";
