export { hasAccess } from "./access.ts";
export { countDays, formatDate, formatShortDate, getDate } from "./calendar-dates.ts";
export { can, type Staff } from "./can.ts";
export { canOpen, type StaffScreen } from "./can-open.ts";
export { findAreaAt } from "./areas.ts";
export { type Box, doBoxesIntersect, extendBox, getBoundingBox, padBox } from "./box.ts";
export { CIRCUIT_DISPLAY_ORDER, sortCircuits, toOrderedCircuits } from "./circuits.ts";
export { type ClimbCounts, countClimbs, countClimbsByRoute } from "./climbs.ts";
export { compareText } from "./compare-text.ts";
export { formatDay, formatMonth, formatShortDay, formatTime, formatWeekdayTime } from "./dates.ts";
export { KINDS_TO_FIX, MIN_SHOWN_VOTES } from "./feedback.ts";
export { foldText, getWords } from "./fold-text.ts";
export { formatCode } from "./format-code.ts";
export { formatRouteCount, formatSendCount, formatVideoCount } from "./format-counts.ts";
export { formatTimeAgo } from "./format-time-ago.ts";
export { formatTotal } from "./format-total.ts";
export { formatDependents } from "./format-dependents.ts";
export {
  describeLastDay,
  formatLastDay,
  formatLeavesOn,
  formatWeekday,
  getLastDay,
  type LastDay,
} from "./format-leaves-on.ts";
export { formatList } from "./format-list.ts";
export { formatOffer, formatRole } from "./format-role.ts";
export {
  getDistance,
  getDistanceToSegment,
  getMidpoint,
  interpolate,
  type Point,
  projectOnSegment,
  subtractPoints,
} from "./geometry.ts";
export { comparePeople, formatPerson, getName } from "./get-name.ts";
export { groupBy } from "./group-by.ts";
export { hashText } from "./hash-text.ts";
export { lazy } from "./lazy.ts";
export { getLastMonths, getMonth } from "./months.ts";
export { isModuleLoadError, ModuleLoadError } from "./module-load-error.ts";
export { isNetworkError, NetworkError } from "./network-error.ts";
export { compareNaturally } from "./natural-order.ts";
export { normalizeStyle, STYLE_TAGS } from "./normalize-style.ts";
export { getPasswordError } from "./passwords.ts";
export { plural } from "./plural.ts";
export { getCrossings, getPolygonArea, isInPolygon, isInside, isOnOutline } from "./polygon.ts";
export { parseToken } from "./parse-token.ts";
export { hasMadeLive, isGradual } from "./release-records.ts";
export { findRelocations, type Relocation } from "./relocations.ts";
export { canUndoAt, findMissingFields, getNewSetDate, getUndoEnd } from "./reset-plan.ts";
export { getRetrySentence } from "./retry-sentence.ts";
export { getMarks, isNewRoute, ROUTE_MARKS, type RouteMark } from "./route-marks.ts";
export { ROUTE_LABEL_PATH } from "./route-label-path.ts";
export { ROUTE_PARAM } from "./route-param.ts";
export { canLogAt, formatStripped, getLogDeadline } from "./route-status.ts";
export { getCurrentSets } from "./sets.ts";
export { type CountedSends, createStats, type RouteSends } from "./stats.ts";
export { parseStyleTags } from "./style-tags.ts";
export {
  isReservedUsername,
  isSameUsername,
  RESERVED_NAMES,
  suggestUsername,
} from "./usernames.ts";
export { toCallKey } from "./to-call-key.ts";
export { sortAlongWall } from "./wall-order.ts";
export { getVisitorNewSince } from "./visitor-new-since.ts";
