import type { ReleaseRecord } from "@topout/shared/contract";
import { REMOTE_INTERFACE_VERSION, type Registry } from "@topout/shared/remote";
import { TEST_RELEASE_HISTORY } from "@topout/api/testing";
import { createHash } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";

import { renderWithApi } from "../testing/render.ts";
import { PREVIEW_KEY } from "./preview-key.ts";

const folderUrl = "/remotes/climber/v/0a1b/";
const live: Registry = {
  schema: 1,
  remotes: {
    climber: { version: "1.0.0", contract: 1, entry: "/live.js", preload: [], integrity: {} },
  },
};

const isManifestUrl = (input: Parameters<typeof fetch>[0]) =>
  typeof input === "string" && input.startsWith(folderUrl);

const createManifest = (contract: number) =>
  JSON.stringify({
    schema: 1,
    remote: "climber",
    version: "1.1.0",
    contract,
    entry: "remoteEntry.js",
    preload: ["remoteEntry.js"],
    screens: { dashboard: ["assets/dashboard.js"] },
    files: { "remoteEntry.js": { sizeBytes: 1, integrity: "sha384-entry" } },
  });

const createRecord = (manifestText: string): ReleaseRecord => ({
  remote: "climber",
  version: "1.1.0",
  hash: "0a1b",
  contract: REMOTE_INTERFACE_VERSION,
  action: "preview",
  manifest: {
    url: `${folderUrl}release.json`,
    integrity: `sha384-${createHash("sha384").update(manifestText).digest("base64")}`,
  },
  commit: "",
  by: "Kim",
  time: "2026-02-03T10:00:00.000Z",
  notes: "",
});

interface Situation {
  readonly roles?: { readonly route_setter?: boolean } | undefined;
  readonly contract?: number;
  readonly respondWithManifest?: (text: string) => Response;
}

/** Opens a page of this user, on an installation with one preview. */
async function open({
  roles,
  contract = REMOTE_INTERFACE_VERSION,
  respondWithManifest = (text) => new Response(text),
}: Situation) {
  const manifest = createManifest(contract);
  await writeFile(TEST_RELEASE_HISTORY, `${JSON.stringify(createRecord(manifest))}\n`);
  onTestFinished(() => rm(TEST_RELEASE_HISTORY));
  await renderWithApi({
    seed: async (api) => {
      if (roles) await api.signIn(roles);
    },
    render: () => <i />,
  });
  const fetchFromApi = globalThis.fetch;
  const fetchManifest = vi.fn<typeof fetch>((input, init) =>
    isManifestUrl(input)
      ? Promise.resolve(respondWithManifest(manifest))
      : fetchFromApi(input, init),
  );
  vi.stubGlobal("fetch", fetchManifest);
  return { fetchManifest };
}

/** The module caches the preview, so each call imports a new instance, like a page load. */
async function openRegistryAt(search: string): Promise<Registry> {
  vi.resetModules();
  history.replaceState(null, "", `/${search}`);
  return (await import("./with-preview.ts")).withPreview(live);
}

/** The store is in the instance of the platform that the last page load has imported. */
const getNotifiedTitles = async () =>
  (await import("@topout/shared/platform")).notifications.getState().list.map(({ title }) => title);

const setter = { route_setter: true };

beforeEach(() => {
  sessionStorage.clear();
});

afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, "", "/");
});

describe("withPreview", () => {
  test("replaces the live release of one remote, and checks the hash of the manifest", async () => {
    const { fetchManifest } = await open({ roles: setter });

    const { remotes } = await openRegistryAt("?remote=climber@0a1b");

    expect(remotes.climber).toEqual({
      version: "1.1.0",
      contract: REMOTE_INTERFACE_VERSION,
      entry: `${folderUrl}remoteEntry.js`,
      preload: [`${folderUrl}remoteEntry.js`],
      screens: { dashboard: [`${folderUrl}assets/dashboard.js`] },
      integrity: { [`${folderUrl}remoteEntry.js`]: "sha384-entry" },
    });
    const [, init] = fetchManifest.mock.calls.find(([input]) => isManifestUrl(input)) ?? [""];
    expect(init?.integrity).toMatch(/^sha384-/);
  });

  test("keeps the preview of this tab when the URL no longer names it", async () => {
    await open({ roles: setter });
    await openRegistryAt("?remote=climber@0a1b");

    expect((await openRegistryAt("")).remotes.climber?.version).toBe("1.1.0");
  });

  test.each<[string, string, Situation]>([
    ["a climber", "climber@0a1b", { roles: {} }],
    ["a visitor", "climber@0a1b", {}],
    ["a hash that nobody released", "climber@dead", { roles: setter }],
    ["an unknown remote", "billing@0a1b", { roles: setter }],
    ["a value that is not a hash", "climber@../x", { roles: setter }],
    ["a release that needs a newer shell", "climber@0a1b", { roles: setter, contract: 99 }],
    [
      "a release that needs an older shell",
      "climber@0a1b",
      { roles: setter, contract: REMOTE_INTERFACE_VERSION - 2 },
    ],
    [
      "a removed release",
      "climber@0a1b",
      { roles: setter, respondWithManifest: () => new Response("", { status: 404 }) },
    ],
  ])("runs the live release, with a message, for %s", async (_title, name, situation) => {
    await open(situation);

    expect(await openRegistryAt(`?remote=${name}`)).toBe(live);
    expect(sessionStorage.getItem(PREVIEW_KEY)).toBeNull();
    expect(await getNotifiedTitles()).toEqual(["No preview, this is the live version"]);
  });
});
