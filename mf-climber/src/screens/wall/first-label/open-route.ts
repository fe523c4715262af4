import type { CodeTarget } from "@topout/shared/contract";
import { toAbsoluteUrl } from "@topout/shared/first-load";
import { addRouteParam, paths } from "@topout/shared/paths";

import { createLabelRequest } from "../../../features/labels/create-label-request.ts";

/**
 * Replaces the address of a route on the wall by that of its panel above its wall, which the document then draws. React
 * leads there too, but later. The label of a stripped route has other content, which React shows.
 */
export function openRoute({ route, area, ...target }: CodeTarget): void {
  if (route?.status !== "live" || area?.code === undefined) return;
  const wall: CodeTarget = { ...target, type: "area", area, route: null };
  const request = createLabelRequest(area.code);
  // For the screen of the wall, which would request its code, and count another scan.
  for (const url of [request, removeQuery(request)]) {
    window.firstData?.responses.set(toAbsoluteUrl(url), Promise.resolve(Response.json(wall)));
  }
  setPhotoVersion(route.has_image ? String(route.version) : "");
  history.replaceState(null, "", paths.wall(area.code) + addRouteParam("", route.id));
}

const removeQuery = (url: string) => url.replace(/\?.*/, "");

/** The server has written the version, but not into the document of a static host or of the service worker. */
function setPhotoVersion(version: string): void {
  const meta = document.querySelector<HTMLMetaElement>("meta[name=photo-version]");
  if (meta) meta.content = version;
}
