import { expect, test } from "vitest";

import { findPlacingSetter } from "./find-placing-setter.ts";

const now = new Date("2026-11-27T12:00:00Z");

const createId = (time: string) => {
  const hex = new Date(time).getTime().toString(16).padStart(12, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
};

const createSetter = (username: string, ...times: string[]) => ({
  id: username,
  username,
  display_name: null,
  has_profile_photo: false,
  routes: times.map(createId),
});

const find = (...setters: ReturnType<typeof createSetter>[]) =>
  findPlacingSetter({ setters }, { currentUserId: "robin.k", now })?.username;

test("finds another setter whose last route is younger than 10 minutes", () => {
  expect(find(createSetter("noor_", "2026-11-20T12:00:00Z", "2026-11-27T11:50:01Z"))).toBe("noor_");
  expect(find(createSetter("noor_", "2026-11-27T11:50:00Z"))).toBeUndefined();
});

test("finds neither the current user nor a deleted account", () => {
  const time = "2026-11-27T11:59:00Z";

  expect(find(createSetter("robin.k", time), createSetter("", time))).toBeUndefined();
  expect(find()).toBeUndefined();
});
