import { expect, test } from "vitest";

import { defineScreens, type Screen } from "./define-screens.ts";

const loadScreen: Screen = () => Promise.resolve({ Component: () => null });

/** The type check fails if the line after @ts-expect-error compiles. */
test("defineScreens rejects missing and unknown screens at compile time", () => {
  const complete = {
    dashboard: loadScreen,
    routeLabel: loadScreen,
    routePanel: loadScreen,
    store: loadScreen,
    wall: loadScreen,
  };

  // @ts-expect-error The remote lacks the screen `store`, which `RemoteScreens` names.
  defineScreens("climber", { dashboard: loadScreen, routePanel: loadScreen });
  // @ts-expect-error `RemoteScreens` does not name the screen `feed` of this remote.
  defineScreens("climber", { ...complete, feed: loadScreen });

  expect(defineScreens("climber", complete)).toBe(complete);
});
