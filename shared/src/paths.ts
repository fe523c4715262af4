/** Where every screen lives, so that no link is spelled twice. */
export const paths = {
  dashboard: "/",
  feed: "/feed",
  routeSetting: "/route_setting",
  admin: "/admin",
  gyms: "/gyms",
  createGym: "/create_gym",
  settings: "/settings",
  ownProfile: "/profile/",
  login: "/login",
  register: "/register",
  requestPasswordReset: "/request-password-reset",
  welcome: "/welcome",
  store: "/store",
  profile: (username: string) => `/profile/${encodeURIComponent(username)}`,
} as const;

/** The addresses that carry something, as the router reads them. The last two are in mails. */
export const patterns = {
  profile: "/profile/:username",
  resetPassword: "/reset_password/:token",
  verify: "/verify/:token",
} as const;

/** The panel is a layer over whatever screen is open, so its address is a query and no path. */
export const ROUTE_PARAM = "route";

/** The search text that opens a route's panel and keeps everything else in the address. */
export function withRoute(search: string, routeId: string): string {
  const params = new URLSearchParams(search);
  params.set(ROUTE_PARAM, routeId);
  return `?${params}`;
}

/** The search text without the open panel. */
export function withoutRoute(search: string): string {
  const params = new URLSearchParams(search);
  params.delete(ROUTE_PARAM);
  return params.size > 0 ? `?${params}` : "";
}

/** Given to a link to the login: from there the visitor comes back to this place. */
export const createReturnState = ({ pathname, search }: { pathname: string; search: string }) => ({
  from: `${pathname}${search}`,
});

/** Where a visitor came from, if a link said so. */
export const getReturnPath = (state: unknown): string | undefined => {
  const { from } = Object(state) as { from?: unknown };
  return typeof from === "string" && /^\/(?![/\\])/.test(from) ? from : undefined;
};
