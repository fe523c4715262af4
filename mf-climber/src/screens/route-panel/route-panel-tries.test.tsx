import { screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { clickUndo, getCount } from "../../testing/climb-log.ts";
import { openPanelAsClimber, routePanel } from "../../testing/panel.tsx";
import { renderWithApi } from "../../testing/render.ts";

const MINUTE_MS = 60_000;
const getMinutesAgo = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS);

type Kind = "send" | "attempt";

/** Opens the panel of a route that the user has climbed, in this order. */
const openClimbedRoute = (kinds: readonly Kind[]) =>
  renderWithApi({
    seed: async (api) => {
      const { user } = await api.signIn();
      const route = await api.seed.route();
      for (const [index, kind] of kinds.entries()) {
        const time = getMinutesAgo(kinds.length - index);
        await api.seed[kind]({ user: user.id, route: route.id, time });
      }
      return route;
    },
    ...routePanel,
  });

/** The second line beside the number of sends. Null without sends. */
async function readTries(): Promise<string | null> {
  const term = (await screen.findAllByRole("term")).at(-1);
  return term?.querySelector("small:not([role])")?.textContent?.trim() ?? null;
}

/** The rows of the history, newest first, without the times. */
const readHistory = () =>
  within(screen.getByRole("region", { name: "History" }))
    .getAllByRole("listitem")
    .map((row) => (row.textContent ?? "").replace(/\d\d:\d\d/, " "));

describe("the tries in the route panel", () => {
  test.each([
    { kinds: ["send"], tries: "Flash", history: ["Send Flash"] },
    {
      kinds: ["attempt", "attempt", "attempt", "send"],
      tries: "Sent on try 4",
      history: ["Send Try 4", "Attempt ", "Attempt ", "Attempt "],
    },
    {
      kinds: ["send", "attempt", "send"],
      tries: "Flash 1 repeat",
      history: ["Send Repeat", "Attempt ", "Send Flash"],
    },
    {
      kinds: ["attempt", "send", "send", "send"],
      tries: "Sent on try 2 2 repeats",
      history: ["Send Repeat", "Send Repeat", "Send Try 2", "Attempt "],
    },
  ] as const)("after $kinds are $tries", async ({ kinds, tries, history }) => {
    await openClimbedRoute(kinds);

    await expect.poll(readTries).toBe(tries);
    expect(readHistory()).toEqual(history);
  });

  test("are not shown before the first send", async () => {
    await openClimbedRoute(["attempt"]);

    await expect.poll(() => getCount("Attempts")).toBe("1");
    expect(await readTries()).toBeNull();
    expect(readHistory()).toEqual(["Attempt "]);
  });

  test("include a send that waits for the network", async () => {
    const { network, user } = await openPanelAsClimber();
    await expect.poll(() => getCount("Sends")).toBe("0");
    network.disconnect();

    await user.click(screen.getByRole("button", { name: "Add Attempt" }));
    await user.click(screen.getByRole("button", { name: "Add Send" }));

    await expect.poll(() => getCount("Sends")).toBe("1");
    await expect.poll(readTries).toMatch(/^Sent on try 2/);

    clickUndo();
    await expect.poll(readTries).toBeNull();
  });

  test("follow when the attempt before a send is deleted, and is restored", async () => {
    const { user } = await openClimbedRoute(["attempt", "send"]);
    await expect.poll(readTries).toBe("Sent on try 2");

    await user.click(screen.getByRole("button", { name: /^Delete attempt of/ }));

    await expect.poll(readTries).toBe("Flash");
    clickUndo();
    await expect.poll(readTries).toBe("Sent on try 2");
  });
});
