import { rm, writeFile } from "node:fs/promises";

import { screen, within } from "@testing-library/react";
import { TEST_RELEASE_HISTORY } from "@topout/api/testing";
import type { ReleaseRecord } from "@topout/shared/contract";
import { paths } from "@topout/shared/paths";
import { describe, expect, onTestFinished, test } from "vitest";

import { renderWithApi } from "../../testing/render.ts";
import { Component as ReleasesScreen } from "./releases-screen.tsx";

const createRecord = (change: Partial<ReleaseRecord>): ReleaseRecord => ({
  remote: "climber",
  version: "1.2.0",
  hash: "0a1b",
  contract: 4,
  action: "release",
  commit: "c0ffee0123456789",
  by: "Kim",
  time: "2026-02-03T10:00:00.000Z",
  notes: "Faster map",
  ...change,
});

const records = [
  createRecord({}),
  createRecord({ remote: "admin", hash: "ad00", version: "2.0.0", notes: "" }),
  createRecord({ hash: "2c3d", version: "1.3.0", time: "2026-02-04T10:00:00.000Z" }),
  createRecord({
    action: "rollback",
    by: "Robin",
    notes: "Replaces 2c3d",
    time: "2026-02-05T10:00:00.000Z",
  }),
];

/** Opens the screen of an installation with this history. */
const open = ({
  history,
  registry,
  failingCalls,
}: {
  history?: readonly ReleaseRecord[];
  /** What `/remotes.json` responds. */
  registry?: object;
  failingCalls?: RegExp;
}) =>
  renderWithApi({
    seed: async (api) => {
      if (history) {
        const lines = history.map((record) => JSON.stringify(record)).join("\n");
        await writeFile(TEST_RELEASE_HISTORY, `${lines}\n`);
        onTestFinished(() => rm(TEST_RELEASE_HISTORY));
      }
      if (registry) {
        const fetchFromApi = globalThis.fetch;
        globalThis.fetch = async (input, init) =>
          input === "/remotes.json" ? Response.json(registry) : fetchFromApi(input, init);
      }
      await api.signIn({ is_superuser: true });
    },
    render: () => <ReleasesScreen />,
    initialEntry: paths.releases,
    ...(failingCalls && { failingCalls }),
  });

const findRemote = (name: string) => screen.findByRole("region", { name });

describe("ReleasesScreen", () => {
  test("lists the releases of each remote, and marks the live one", async () => {
    await open({ history: records });

    const climber = within(await findRemote("climber")).getAllByRole("listitem");
    expect(climber).toHaveLength(3);
    expect(climber[0]).toHaveTextContent(
      /^1.2.0 0a1bLiveRollbackReplaces 2c3dRobin.*commit c0ffee0123/,
    );
    expect(climber[1]).toHaveTextContent(/^1.3.0 2c3dFaster mapKim/);
    expect(climber[2]).not.toHaveTextContent("Live");

    const admin = within(await findRemote("admin")).getAllByRole("listitem");
    expect(admin[0]).toHaveTextContent(/^2.0.0 ad00Live/);
  });

  test("says what happened to a gradual release, and that a part is switched off", async () => {
    const gradual = createRecord({ hash: "5e6f", version: "1.4.0", share: 10 });
    await open({
      history: [
        ...records,
        { ...gradual, action: "share", time: "2026-02-06T10:00:00.000Z" },
        { ...gradual, action: "halt", notes: "More errors", time: "2026-02-06T11:00:00.000Z" },
        createRecord({ action: "off", notes: "Wrong grades", time: "2026-02-06T12:00:00.000Z" }),
        createRecord({ action: "on", notes: "", time: "2026-02-06T13:00:00.000Z" }),
      ],
    });

    const climber = within(await findRemote("climber")).getAllByRole("listitem");

    expect(await screen.findByText(/For a gradual release: since its start/)).toBeVisible();
    expect(climber[0]).toHaveTextContent(/^1.2.0 0a1bSwitched onKim/);
    expect(climber[1]).toHaveTextContent(/^1.2.0 0a1bSwitched offWrong gradesKim/);
    expect(climber[2]).toHaveTextContent(/^1.4.0 5e6fHalted at 10%More errorsKim/);
    expect(climber[3]).toHaveTextContent(/^1.4.0 5e6fTo 10%Faster mapKim/);
    expect(climber[4]).toHaveTextContent(/^1.2.0 0a1bLiveRollback/);
  });

  test("shows the command that rolls back, for each release that is not live", async () => {
    await open({ history: records });
    await findRemote("climber");

    expect(screen.getAllByText(/^npm run release/).map((command) => command.textContent)).toEqual([
      "npm run release -- rollback climber",
      "npm run release -- rollback climber 2c3d",
    ]);
  });

  test("links to a preview of each release that is not live and has one", async () => {
    const manifest = { url: "/remotes/climber/v/5e6f/release.json", integrity: "sha384-abc" };
    const preview = createRecord({ hash: "5e6f", action: "preview", manifest });
    await open({ history: [...records, { ...preview, time: "2026-02-06T10:00:00.000Z" }] });

    const [entry] = within(await findRemote("climber")).getAllByRole("listitem");

    expect(entry).toHaveTextContent("1.2.0 5e6fPreview");
    expect(entry).toHaveTextContent("Make it live: npm run release -- promote climber 5e6f");
    const links = screen.getAllByRole("link", { name: /^Preview/ });
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/?remote=climber@5e6f"]);
  });

  test("shows the releases if the error reports cannot be loaded", async () => {
    await open({ history: records, failingCalls: /admin\/health/ });

    expect(await screen.findByText("Couldn't load the error reports.")).toBeVisible();
    expect(screen.getByText("Back to 1.3.0")).toBeVisible();
  });

  test("says which live release is in another history", async () => {
    const entry = "/remotes/setter/v/7a8b/remoteEntry.js";
    await open({
      history: records,
      registry: { remotes: { setter: { entry, isReleased: true } } },
    });

    expect(await screen.findByText(/does not contain the live release of setter\./)).toBeVisible();
  });

  test("shows an empty state if there are no releases", async () => {
    await open({});

    expect(await screen.findByRole("heading", { name: "No releases yet" })).toBeVisible();
  });

  test("offers Retry after an error", async () => {
    const { network, user } = await open({ history: records, failingCalls: /admin\/releases/ });
    await screen.findByText("The releases couldn't load");

    network.restore();
    await user.click(screen.getByRole("button", { name: "Retry" }));

    expect(await findRemote("climber")).toBeVisible();
  });
});
