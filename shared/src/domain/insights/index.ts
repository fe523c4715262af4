export { getMedian } from "./median.ts";
export { MIN_CLIMBERS } from "./min-climbers.ts";
export {
  comparePyramids,
  createPyramid,
  getPyramidRank,
  type PyramidChange,
  type PyramidRow,
  trimPyramids,
} from "./pyramid.ts";
export { type AgeLevel, getAgeLevel, getResetWeeks } from "./reset-weeks.ts";
export { countFullDays, getFirstSendDays, isUntouched } from "./untouched.ts";
