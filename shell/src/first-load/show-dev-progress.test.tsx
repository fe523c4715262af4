import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { showDevProgress } from "./show-dev-progress.ts";

/** Reports resources to the observer of the page. jsdom has none. */
let report: (...urls: string[]) => void;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = "<div data-static></div>";
  vi.stubGlobal(
    "PerformanceObserver",
    class {
      constructor(handle: (list: object) => void) {
        report = (...names) => handle({ getEntries: () => names.map((name) => ({ name })) });
      }
      observe() {}
    },
  );
  showDevProgress();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const finishFirstScreen = () => document.querySelector("[data-static]")?.remove();

test("counts the modules of the shell and the remotes until the first screen shows", () => {
  report("http://localhost:5000/src/main.tsx", "http://localhost:5000/api/gyms");
  report("http://localhost:5001/src/screens.ts?t=1", "http://localhost:5001/remoteEntry.js");
  expect(screen.getByRole("status")).toHaveTextContent("Dev server: 3 modules loaded");

  vi.advanceTimersByTime(60_000);
  expect(screen.getByRole("status")).toBeVisible();

  finishFirstScreen();
  vi.advanceTimersByTime(3_000);
  expect(screen.queryByRole("status")).toBeNull();
});

test("shows again while another screen loads", () => {
  finishFirstScreen();
  report("http://localhost:5000/src/main.tsx");
  vi.advanceTimersByTime(3_000);

  report("http://localhost:5004/src/screens/users/users-screen.tsx");
  expect(screen.getByRole("status")).toHaveTextContent("Dev server: 2 modules loaded");
});
