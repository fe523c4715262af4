import { createPath, gyms, type Route } from "@topout/shared/contract";
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
  const route = await getFirstRoute(url);
  const labels = { wall: paths.wall(await getWallCode(url, route)), route: getRouteLabel(route) };
  const routeUrl = `${dashboard.url}${addRouteParam("", route.id)}`;
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
      wall: { name: "label of a wall", url: `${url}${labels.wall}`, selector: MAP_DOT },
      routeLabel: {
        name: "label of a route",
        url: `${url}${labels.route}`,
        selector: "[role=dialog] h2",
      },
    },
    visitedPages: {
      warm: { name: "dashboard, warm", ...dashboard, isWarm: true },
      online: { name: "repeat, online", ...dashboard, token, repeatVisit: "online" },
      offline: { name: "repeat, offline", ...dashboard, token, repeatVisit: "offline" },
    },
  } satisfies Record<string, Record<string, PageUnderTest>>;
}

async function getFirstRoute(siteUrl: string): Promise<Route> {
  const [route] = await fetchDemoRoutes(siteUrl);
  if (!route) throw new Error("The demo gym has no routes");
  return route;
}

function getRouteLabel({ code }: Route): string {
  if (code === undefined) throw new Error("The route has no code");
  return paths.routeLabel(code);
}

/** Returns the code of the area of a route. */
async function getWallCode(siteUrl: string, { gym_id, location }: Route): Promise<string> {
  const response = await fetch(`${siteUrl}${createPath(gyms.get.path, { gym_id })}`);
  const { layout } = gyms.get.response.parse(await response.json());
  const code = layout.areas.find(({ name }) => name === location)?.code;
  if (code === undefined) throw new Error(`${location} has no code`);
  return code;
}
