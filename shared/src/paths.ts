import { ROUTE_LABEL_PATH, ROUTE_PARAM } from "@topout/shared/domain";

import { parseSearchParams, updateSearchParams } from "./search-params/search-params.ts";

/** The path of each screen. Links use it instead of a literal. */
export const paths = {
  dashboard: "/",
  /** Selects the gym on the device. The QR code of a television contains it. */
  dashboardOf: (gymId: string) => `/?gym=${encodeURIComponent(gymId)}`,
  feed: "/feed",
  routeSetting: "/route_setting",
  archive: "/route_setting/archive",
  insights: "/route_setting/insights",
  labels: "/route_setting/labels",
  labelsOfSet: (id: string) => `/route_setting/labels?from=set:${encodeURIComponent(id)}`,
  labelsOfReset: (id: string) => `/route_setting/labels?from=reset:${encodeURIComponent(id)}`,
  notes: "/route_setting/notes",
  resets: "/route_setting/resets",
  reset: (id: string) => `/route_setting/resets/${encodeURIComponent(id)}`,
  publishReset: (id: string) => `/route_setting/resets/${encodeURIComponent(id)}?step=publish`,
  admin: "/admin",
  audit: "/admin/audit",
  releases: "/admin/releases",
  backups: "/admin/backups",
  reports: "/admin/reports",
  gymReports: (gymId: string) => `/admin/reports?gym=${encodeURIComponent(gymId)}`,
  gyms: "/gyms",
  createGym: "/create_gym",
  settings: "/settings",
  ownProfile: "/profile/",
  login: "/login",
  register: "/register",
  requestPasswordReset: "/request-password-reset",
  welcome: "/welcome",
  store: "/store",
  /** The labels at the walls contain these two, so they are short. */
  wall: (code: string) => `/w/${encodeURIComponent(code)}`,
  routeLabel: (code: string) => `${ROUTE_LABEL_PATH}${encodeURIComponent(code)}`,
  television: (gymId: string) => `/tv/${encodeURIComponent(gymId)}`,
  join: (token: string) => `/join/${encodeURIComponent(token)}`,
  profile: (username: string) => `/profile/${encodeURIComponent(username)}`,
} as const;

/** The paths with parameters, as router patterns. Labels link to the first two, and emails to the last three. */
export const patterns = {
  wall: "/w/:code",
  routeLabel: `${ROUTE_LABEL_PATH}:code`,
  television: "/tv/:gymId",
  profile: "/profile/:username",
  reset: "/route_setting/resets/:resetId",
  resetPassword: "/reset_password/:token",
  verify: "/verify/:token",
  join: "/join/:token",
} as const;

/** The id of the route whose panel is open. */
export const getRouteParam = (search: string): string | undefined =>
  parseSearchParams<typeof ROUTE_PARAM>(search)[ROUTE_PARAM];

/** The search string that opens a route's panel. */
export const addRouteParam = (search: string, routeId: string): string =>
  updateSearchParams(search, { [ROUTE_PARAM]: routeId });

/** The search string that closes the route panel. */
export const removeRouteParam = (search: string): string =>
  updateSearchParams(search, { [ROUTE_PARAM]: undefined });

/** Previews a release in this tab: `?remote=climber@<hash>`. */
const PREVIEW_PARAM = "remote";

/** The name of the release to preview, as `climber@<hash>`. */
export const getPreviewParam = (search: string): string | undefined =>
  parseSearchParams<typeof PREVIEW_PARAM>(search)[PREVIEW_PARAM];

/** The search string that previews this release. The `@` needs no encoding and makes the link readable. */
export const createPreviewSearch = (name: string): string => `?${PREVIEW_PARAM}=${name}`;

/** The search string that ends the preview. */
export const removePreviewParam = (search: string): string =>
  updateSearchParams(search, { [PREVIEW_PARAM]: undefined });

/** State for a link to the login, which returns the user to this location after the login. */
export const createReturnState = ({ pathname, search }: { pathname: string; search: string }) => ({
  from: `${pathname}${search}`,
});

/** Reads the path of {@link createReturnState}. Another origin is not accepted. */
export const getReturnPath = (state: unknown): string | undefined => {
  const { from } = Object(state) as { from?: unknown };
  return typeof from === "string" && /^\/(?![/\\])/.test(from) ? from : undefined;
};
