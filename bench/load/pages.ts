import { addRouteParam, paths } from "@topout/shared/paths";
import { fetchDemoRoutes } from "@topout/tooling/fetch-demo-routes";

import type { PageUnderTest } from "./measure-load.ts";

const MAP_DOT = "[role=listbox] [role=option]";
/** The dots of the first map, or those of React's map. The journey `first-map` checks that they are equal. */
const DRAWN_DOT = `.first-map [data-circuit], ${MAP_DOT}`;

interface Site {
  /** The origin of the program. */
  readonly url: string;
  /** The origin of a program without videos. */
  readonly urlWithoutVideos: string;
  /** The origin of the baseline pages. */
  readonly baselineUrl: string;
  /** The token of the user `username`. */
  readonly token: string;
  readonly username: string;
}

/** The baseline pages, and the pages of the program that are loaded with an empty cache or once more. */
export async function createPages({ url, urlWithoutVideos, baselineUrl, token, username }: Site) {
  const dashboard = { url: `${url}/`, selector: MAP_DOT, drawnSelector: DRAWN_DOT };
  const routeUrl = `${dashboard.url}${addRouteParam("", await getFirstRouteId(url))}`;
  return {
    coldPages: {
      static: { name: "static page", url: `${baselineUrl}/static`, selector: "main" },
      router: { name: "react-dom, router", url: `${baselineUrl}/router`, selector: "main" },
      dashboard: { name: "dashboard", ...dashboard },
      user: { name: "dashboard, user", ...dashboard, token },
      feed: { name: "feed", url: `${url}${paths.feed}`, selector: "article" },
      activities: {
        name: "feed without a video",
        url: `${urlWithoutVideos}${paths.feed}`,
        selector: "article",
      },
      profile: { name: "profile", url: `${url}${paths.profile(username)}`, selector: "main h1" },
      route: { name: "link to a route", url: routeUrl, selector: "[role=dialog] h2" },
    },
    visitedPages: {
      warm: { name: "dashboard, warm", ...dashboard, isWarm: true },
      online: { name: "repeat, online", ...dashboard, token, repeatVisit: "online" },
      offline: { name: "repeat, offline", ...dashboard, token, repeatVisit: "offline" },
    },
  } satisfies Record<string, Record<string, PageUnderTest>>;
}

async function getFirstRouteId(siteUrl: string): Promise<string> {
  const [route] = await fetchDemoRoutes(siteUrl);
  if (!route) throw new Error("The demo gym has no routes");
  return route.id;
}
