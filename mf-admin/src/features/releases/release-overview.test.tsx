import { notifications } from "@topout/shared/platform";
import { getTitles } from "@topout/shared/testing";
import { screen, within } from "@testing-library/react";
import type { InstallationHealth, Release, ReleaseHealth } from "@topout/shared/contract";
import { describe, expect, onTestFinished, test, vi } from "vitest";

import { renderWithApi } from "../../testing/render.ts";
import { ReleaseOverview } from "./release-overview.tsx";
import { createComparison } from "./testing/create-comparison.ts";
import { createHealth } from "./testing/create-health.ts";
import { createRelease } from "./testing/create-release.ts";

const live = createRelease({ version: "2.8.3", hash: "0a1b", live: true });
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const gradual = createRelease({
  version: "2.9.0",
  hash: "4e5f",
  action: "share",
  share: 10,
  by: "mika.h",
  time: minutesAgo(38),
});
const halt: Release = { ...gradual, action: "halt", by: "Topout", time: minutesAgo(0) };

/** Renders the overview of this history, with the newest record first. */
const open = (
  releases: readonly Release[],
  health?: readonly ReleaseHealth[],
  { rollouts = [], comparisons = [] }: Partial<InstallationHealth> = {},
) =>
  renderWithApi({
    seed: async () => {},
    render: () => (
      <ReleaseOverview
        releases={releases}
        health={health && { collects_reports: true, releases: [...health], rollouts, comparisons }}
      />
    ),
  });

const getRow = () => {
  const [row] = within(screen.getByRole("list", { name: "Parts of the app" })).getAllByRole(
    "listitem",
  );
  if (!row) throw new Error("The list has no parts");
  return row;
};

const badHealth = createHealth({
  release: "4e5f",
  visits: 10_000,
  visits_with_errors: 194,
  errors: [
    {
      message: "TypeError: Cannot read a property of undefined",
      place: "resets-a1b2.js:1:2048",
      route: "/route_setting/resets",
      count: 150,
      last_time: "2026-02-03T10:00:00.000Z",
    },
  ],
});
const liveHealth = createHealth({ visits: 90_000, visits_with_errors: 189 });
const worse = createComparison({
  gradual: { visits: 10_000, visits_with_errors: 194 },
  live: { visits: 90_000, visits_with_errors: 189 },
  is_worse: true,
});

describe("ReleaseOverview", () => {
  test("says that a release has halted, what it is on, and which error was most frequent", async () => {
    await open([halt, gradual, live], [badHealth, liveHealth], { comparisons: [worse] });

    const row = getRow();

    expect(row).toHaveTextContent(/^climber2.9.0Halted38 minutes ago by mika.h/);
    expect(within(row).getByRole("img", { name: "halted at 10%" })).toBeVisible();
    expect(row).toHaveTextContent(/Back on 2.8.3 by itself (at|on) /);
    expect(row).toHaveTextContent("Most seen: “TypeError: Cannot read a property of undefined”.");
    expect(row).toHaveTextContent("1.94 errors in 100 visits, before 0.21Clearly worse");
    expect(row).toHaveTextContent("Release a fixnpm run release -- climber");
  });

  test("compares a release that is going out with the live one", async () => {
    const comparison = createComparison({ gradual: { visits: 20_000, visits_with_errors: 36 } });
    await open([{ ...gradual, share: 50 }, live], [], { comparisons: [comparison] });

    const row = getRow();
    expect(row).toHaveTextContent("Going out");
    expect(row).toHaveTextContent(/On 50% of the browsers since .+\./);
    expect(row).toHaveTextContent("0.18 errors in 100 visits, before 0.21No real difference");
  });

  test("does not compare a gradual release by the reports of the last day", async () => {
    await open([gradual, live], [badHealth, liveHealth]);

    expect(getRow()).toHaveTextContent("Too few visits to compare");
  });

  test("compares a live release with the one before it", async () => {
    const release = createRelease({ hash: "4e5f", version: "2.9.0", time: minutesAgo(38) });
    await open([release, live], [badHealth, liveHealth]);

    expect(getRow()).toHaveTextContent("1.94 errors in 100 visits, before 0.21Clearly worse");
  });

  test("says that a release never goes back by itself", async () => {
    await open([{ ...gradual, canHalt: false }, live]);

    expect(getRow()).toHaveTextContent(/On 10% .+\. It never goes back by itself\./);
  });

  test.each([
    [true, false],
    [null, false],
    [false, true],
  ])("if the program can take a release back is %s, it says so: %s", async (canHalt, isSaid) => {
    const rollout = { remote: "climber", release: "4e5f", can_halt: canHalt };
    await open([gradual, live], [liveHealth], { rollouts: [rollout] });

    const text = "It cannot go back by itself: Topout may not change the releases.";
    expect(getRow().textContent.includes(text)).toBe(isSaid);
  });

  test("does not compare few visits", async () => {
    const comparison = createComparison({ gradual: { visits: 300, visits_with_errors: 1 } });
    await open([gradual, live], [], { comparisons: [comparison] });

    expect(getRow()).toHaveTextContent("Too few visits to compare");
    expect(getRow()).not.toHaveTextContent("errors in 100 visits");
  });

  test("says that a part is switched off, and its error rate before that", async () => {
    const off: Release = { ...live, action: "off", by: "robin.k", remote: "feedProfile" };
    const health = createHealth({ part: "feedProfile", visits: 10_000, visits_with_errors: 24 });
    await open([off, { ...live, remote: "feedProfile" }], [health]);

    const row = getRow();

    expect(row).toHaveTextContent("Switched offsince 1 Jan 2026 by robin.k");
    expect(within(row).getByRole("img", { name: "switched off" })).toBeVisible();
    expect(row).toHaveTextContent("Feed and profile say so. Everything else goes on.");
    expect(row).toHaveTextContent("before that 0.24 errors in 100 visits");
  });

  test("shows no rates without reports of browsers", async () => {
    await open([live]);

    expect(getRow()).toHaveTextContent("On every browser.");
    expect(getRow()).not.toHaveTextContent("visits");
    expect(screen.queryByText("this version")).not.toBeInTheDocument();
    expect(screen.queryByRole("region", { name: "How it feels" })).not.toBeInTheDocument();
  });

  test("shows the web vitals and the failed taps against the version before", async () => {
    const vitals = { ...liveHealth.vitals, lcp: { p75: 1_300, count: 90 }, inp: null };
    await open([gradual, live], [createHealth({ release: "4e5f" }), { ...liveHealth, vitals }]);

    const card = screen.getByRole("region", { name: "How it feels" });

    expect(card).toHaveTextContent("Content (LCP)1.4 sbefore 1.3 s");
    expect(card).toHaveTextContent("Taps (INP)96 msbefore –");
    expect(card).toHaveTextContent("Jumps (CLS)0.01before 0.01");
    expect(card).toHaveTextContent("1.9 failed taps in 1,000, before 1.9");
  });

  test("lists the changes of today", async () => {
    await open([{ ...halt, time: new Date().toISOString() }, live]);

    const [, row] = within(screen.getByRole("region", { name: "Today" })).getAllByRole("row");

    expect(row).toHaveTextContent(/climber 2.9.0Halted at 10%by itself$/);
  });
});

describe("the button beside a command", () => {
  test("copies it", async () => {
    const { user } = await open([gradual, live]);

    await user.click(screen.getByRole("button", { name: "Copy the command: Go to 50%" }));

    await expect.poll(getTitles).toEqual(["Copied"]);
    expect(await navigator.clipboard.readText()).toBe("npm run release -- share climber 50");
  });

  test("shows the command if the browser does not copy it", async () => {
    const { user } = await open([gradual, live]);
    const writeText = vi.spyOn(navigator.clipboard, "writeText");
    onTestFinished(() => writeText.mockRestore());
    writeText.mockRejectedValue(new DOMException("Not allowed", "NotAllowedError"));

    await user.click(screen.getByRole("button", { name: "Copy the command: Go to 50%" }));

    await expect
      .poll(() => notifications.getState().list)
      .toMatchObject([
        { title: "Copy this command", message: "npm run release -- share climber 50" },
      ]);
  });
});
