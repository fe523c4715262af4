import { CODE_CHARACTERS } from "@topout/shared/contract";
import { expect, test } from "vitest";

import { toAreaCodeRows } from "./coded-layout.ts";
import { planDemo } from "./demo-plan.ts";
import { toGymRow, toRouteRows } from "./rows.ts";

const noImages = { gyms: new Map(), routes: new Map(), avatars: new Map() };
const planGyms = (date: string) => planDemo(new Date(date)).gyms;

test("each area and each route has a code of its own, and labels of an older demo still lead to the same areas", () => {
  const gyms = planGyms("2026-11-21T18:30:00Z");
  const rows = gyms.flatMap(toAreaCodeRows);
  const areas = gyms.flatMap((gym) => toGymRow(gym, noImages).layout?.areas ?? []);
  const routes = gyms.flatMap((gym) => toRouteRows(gym, noImages));

  expect(rows.map(({ code, name }) => [code, name])).toEqual(
    areas.map(({ code, name }) => [code, name]),
  );
  const codes = [...rows, ...routes].map(({ code }) => code);
  expect(codes.join("")).toMatch(new RegExp(`^[${CODE_CHARACTERS}]+$`));
  expect(new Set(codes).size).toBe(codes.length);
  const later = planGyms("2026-12-24T18:30:00Z").flatMap(toAreaCodeRows);
  expect(later.map(({ code }) => code)).toEqual(rows.map(({ code }) => code));
});
