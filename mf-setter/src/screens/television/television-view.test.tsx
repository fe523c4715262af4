import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";

import type { GymScreen, Layout } from "@topout/shared/contract";

import { TelevisionView } from "./television-view.tsx";

const RECEIVED_AT = Date.now();

/** Counts how often the walls are read, which each rendering of the map does. */
function createScreen() {
  let readCount = 0;
  const layout: Layout = {
    get lines() {
      readCount += 1;
      return [];
    },
    areas: [],
  };
  const gymScreen: GymScreen = {
    gym: {
      id: "gym",
      name: "Depot",
      location: "",
      about: "",
      layout,
      has_image: false,
      time_zone: null,
      grade_scale: null,
      grade_targets: [],
      screen_names: true,
      version: 1,
    },
    routes: [
      {
        id: "route",
        name: "R1",
        location: "Slab",
        x: 0,
        y: 0,
        circuit_id: "circuit",
        color: "red",
        published_at: null,
        leaves_on: null,
      },
    ],
    date: new Date(RECEIVED_AT).toISOString().slice(0, 10),
    num_sends: 0,
    sends: [],
    videos: [],
  };
  return { gymScreen, countReads: () => readCount };
}

test("the map is not rendered again for a response with another send", async () => {
  const { gymScreen, countReads } = createScreen();
  const view = render(<TelevisionView screen={gymScreen} receivedAt={RECEIVED_AT} />);
  const readCount = countReads();

  const send = { id: "send", route_name: "R1", color: "red", climber: "Ann Lee" } as const;
  const next: GymScreen = { ...gymScreen, num_sends: 1, sends: [send] };
  view.rerender(<TelevisionView screen={next} receivedAt={RECEIVED_AT + 3_000} />);

  expect(await screen.findByText(/Ann Lee/)).toBeVisible();
  expect(readCount).toBeGreaterThan(0);
  expect(countReads()).toBe(readCount);
});
