import { plural } from "./plural.ts";

export const formatRouteCount = (count: number): string =>
  plural(count, { one: "1 route", other: `${count} routes` });

export const formatSendCount = (count: number): string =>
  plural(count, { one: "1 send", other: `${count} sends` });

export const formatVideoCount = (count: number): string =>
  plural(count, { one: "1 video", other: `${count} videos` });
