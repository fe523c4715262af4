import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";

import { clickButton } from "../../testing/gym.tsx";
import { openReset } from "../../testing/reset.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
});

test("on desktop, the header renames the reset", async () => {
  vi.stubGlobal("matchMedia", () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  const { user, data } = await openReset();

  await clickButton(user, "Rename");
  await user.type(screen.getByRole("textbox", { name: /Name/ }), "Winter");
  await clickButton(user, "Save");

  expect(await screen.findByRole("heading", { level: 1, name: "Winter" })).toBeVisible();
  expect((await data.readReset()).name).toBe("Winter");
});
