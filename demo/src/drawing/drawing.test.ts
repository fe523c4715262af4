import { describe, expect, test } from "vitest";

import { drawAvatar } from "./avatar/avatar.ts";
import { gritworksScene } from "../gyms/gritworks/scene.ts";
import { harbourScene } from "../gyms/harbour-blocs/scene.ts";
import { drawGymPhoto } from "./gym-photo.ts";
import { drawRoutePhoto, type PhotoSubject } from "./route-photo.ts";

const subject: PhotoSubject = {
  label: "Green:current:1",
  color: "green",
  area: "The Slab",
  hardness: 0,
};
const avatar = { hairstyle: "bun", skin: 2 } as const;

/** Returns ids that the SVG references but does not define. They would be rendered as nothing or black. */
const getUndefinedIds = (svg: string) => {
  const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  return [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id).filter((id) => !ids.has(id));
};

describe("drawings", () => {
  test("are deterministic", () => {
    expect(drawRoutePhoto(subject)).toBe(drawRoutePhoto(subject));
    expect(drawAvatar("robin.reed", avatar)).toBe(drawAvatar("robin.reed", avatar));
  });

  test("differ between routes and between users", () => {
    expect(drawRoutePhoto({ ...subject, label: "Green:current:2" })).not.toBe(
      drawRoutePhoto(subject),
    );
    expect(drawAvatar("maya.sets", avatar)).not.toBe(drawAvatar("robin.reed", avatar));
  });

  test("define all referenced ids and contain only valid numbers", () => {
    const drawings = [
      drawRoutePhoto(subject),
      drawRoutePhoto({ ...subject, color: "white", area: "Quay Wall" }),
      drawAvatar("robin.reed", avatar),
      drawGymPhoto(gritworksScene),
      drawGymPhoto(harbourScene),
    ];
    for (const svg of drawings) {
      expect(getUndefinedIds(svg)).toEqual([]);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    }
  });
});
