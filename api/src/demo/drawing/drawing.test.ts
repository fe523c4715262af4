import { describe, expect, test } from "vitest";

import { drawAvatar } from "./avatar/avatar.ts";
import { drawGymPhoto } from "./gym-photo.ts";
import { drawRoutePhoto, type PhotoSubject } from "./route-photo.ts";

const subject: PhotoSubject = {
  label: "Green:current:1",
  color: "green",
  area: "The Slab",
  hardness: 0,
};
const face = { hairstyle: "bun", skin: 2 } as const;

/** Fills, filters and clips that a picture names but does not have would be drawn as nothing, or black. */
const dangling = (svg: string) => {
  const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  return [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id).filter((id) => !ids.has(id));
};

describe("the demo's pictures", () => {
  test("are the same for the same subject", () => {
    expect(drawRoutePhoto(subject)).toBe(drawRoutePhoto(subject));
    expect(drawAvatar("robin.reed", face)).toBe(drawAvatar("robin.reed", face));
  });

  test("differ from route to route and from face to face", () => {
    expect(drawRoutePhoto({ ...subject, label: "Green:current:2" })).not.toBe(
      drawRoutePhoto(subject),
    );
    expect(drawAvatar("maya.sets", face)).not.toBe(drawAvatar("robin.reed", face));
  });

  test("have everything that they are painted with, and numbers where numbers belong", () => {
    for (const svg of [drawRoutePhoto(subject), drawAvatar("robin.reed", face), drawGymPhoto()]) {
      expect(dangling(svg)).toEqual([]);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    }
  });
});
