import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { cacheNames } from "./cache-names.ts";
import { findRegistry } from "./snapshot.ts";
import { readState } from "./snapshot-store.ts";
import { createMemoryCaches, listUrls } from "./testing/memory-caches.ts";
import {
  addRemoteOfFile,
  addVisitedRemotes,
  findNewerVersion,
  updateSnapshot,
} from "./update-snapshot.ts";

const ORIGIN = "https://topout.example";
const CLIMBER = "https://climber.example";

/** The responses of the servers. A URL without one fails, as without a network. */
let served: Record<string, string>;
let corruptInHttpCache: string | undefined;
const postMessage = vi.fn<(message: unknown) => void>();

/** Deploys a version of the shell and of both remotes. */
function deploy(version: string) {
  const registry = {
    schema: 1,
    remotes: {
      climber: { version, integrity: { [`${CLIMBER}/v/${version}/a.js`]: "sha384-a" } },
      admin: { version, integrity: { [`/remotes/admin/v/${version}/b.js`]: "sha384-b" } },
    },
  };
  served = {
    [`${ORIGIN}/`]: `<meta name="shell-files" content="/assets/files-${version}.json"><script type="application/json" id="registry">${JSON.stringify(registry)}</script>`,
    [`${ORIGIN}/assets/files-${version}.json`]: JSON.stringify({
      [`/assets/main-${version}.js`]: "sha384-m",
    }),
    [`${ORIGIN}/assets/main-${version}.js`]: `main ${version}`,
    [`${CLIMBER}/v/${version}/a.js`]: `climber ${version}`,
    [`${ORIGIN}/remotes/admin/v/${version}/b.js`]: `admin ${version}`,
  };
}

const listStoredFiles = () => listUrls(cacheNames.files);

/** The versions that the next document load runs. */
async function readVersions() {
  const { snapshots } = await readState();
  const html = snapshots[0]?.html ?? "";
  const { remotes } = JSON.parse(findRegistry(html)) as {
    remotes: Record<string, { version: string }>;
  };
  return {
    shell: /files-(?<version>\w+)\.json/.exec(html)?.groups?.["version"],
    climber: remotes["climber"]?.version,
    admin: remotes["admin"]?.version,
  };
}

beforeEach(() => {
  vi.stubGlobal("location", { origin: ORIGIN });
  vi.stubGlobal("self", { clients: { matchAll: async () => [{ postMessage }] } });
  vi.stubGlobal("caches", createMemoryCaches());
  corruptInHttpCache = undefined;
  vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => {
    if (url === corruptInHttpCache && init?.cache !== "reload") {
      throw new TypeError("Failed to fetch");
    }
    const text = served[new URL(url, ORIGIN).href];
    if (text === undefined) throw new TypeError("Failed to fetch");
    return new Response(text);
  });
  vi.spyOn(console, "info").mockReturnValue();
  postMessage.mockClear();
  deploy("one");
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("updateSnapshot", () => {
  test("stores the shell and the visited remotes, and offers no update on the first visit", async () => {
    await updateSnapshot();
    await addVisitedRemotes(["climber"]);

    expect(await listStoredFiles()).toEqual([
      `${ORIGIN}/assets/main-one.js`,
      `${CLIMBER}/v/one/a.js`,
    ]);
    expect(postMessage).not.toHaveBeenCalled();
  });

  test("stores a new snapshot with the new files of visited remotes, and keeps those of open tabs", async () => {
    await updateSnapshot();
    await addRemoteOfFile(`${CLIMBER}/v/one/a.js`);
    deploy("two");

    await updateSnapshot();

    expect(await readVersions()).toEqual({ shell: "two", climber: "two", admin: "two" });
    expect(await listStoredFiles()).toEqual([
      `${ORIGIN}/assets/main-one.js`,
      `${CLIMBER}/v/one/a.js`,
      `${ORIGIN}/assets/main-two.js`,
      `${CLIMBER}/v/two/a.js`,
    ]);
    const version = expect.objectContaining({ shellFiles: "/assets/files-two.json" });
    expect(postMessage).toHaveBeenCalledExactlyOnceWith({ type: "update-ready", version });
  });

  test("keeps the files of the three newest snapshots", async () => {
    for (const version of ["one", "two", "three", "four"]) {
      deploy(version);
      await updateSnapshot();
    }

    expect(await listStoredFiles()).toEqual(
      ["two", "three", "four"].map((version) => `${ORIGIN}/assets/main-${version}.js`),
    );
  });

  test("changes nothing if a file of the shell is missing, as during a deployment", async () => {
    await updateSnapshot();
    deploy("two");
    delete served[`${ORIGIN}/assets/main-two.js`];

    await expect(updateSnapshot()).rejects.toThrow("Failed to fetch");

    expect(await readVersions()).toMatchObject({ shell: "one" });
    expect(postMessage).not.toHaveBeenCalled();
  });

  test("changes nothing if a Wi-Fi login page answers", async () => {
    await updateSnapshot();
    served[`${ORIGIN}/`] = "<h1>Log in to the Wi-Fi</h1>";

    await expect(updateSnapshot()).rejects.toThrow("not that of Topout");

    expect(await readVersions()).toMatchObject({ shell: "one" });
  });

  test("keeps the release of a remote whose server is down, until it is back", async () => {
    await updateSnapshot();
    await addVisitedRemotes(["climber", "admin"]);
    deploy("two");
    const file = `${CLIMBER}/v/two/a.js`;
    const { [file]: text = "", ...withoutFile } = served;
    served = withoutFile;

    await updateSnapshot();
    await updateSnapshot();
    expect(await readVersions()).toEqual({ shell: "two", climber: "one", admin: "two" });
    expect((await readState()).snapshots).toHaveLength(2);

    served[file] = text;
    await updateSnapshot();
    expect(await readVersions()).toEqual({ shell: "two", climber: "two", admin: "two" });
  });

  test("replaces a file that is corrupt in the HTTP cache", async () => {
    corruptInHttpCache = `${ORIGIN}/assets/main-one.js`;

    await updateSnapshot();

    expect(await listStoredFiles()).toEqual([corruptInHttpCache]);
  });

  test("lets documents of the earlier version find the newer one", async () => {
    await updateSnapshot();
    const html = served[`${ORIGIN}/`] ?? "";
    const version = { shellFiles: "/assets/files-one.json", registry: findRegistry(html) };
    expect(await findNewerVersion(version)).toBeUndefined();
    expect(await findNewerVersion({ ...version, registry: "" })).toBeUndefined();
    deploy("two");
    await updateSnapshot();

    expect(await findNewerVersion(version)).toMatchObject({ shellFiles: "/assets/files-two.json" });
    expect(await findNewerVersion({ ...version, registry: "" })).toBeDefined();
  });

  test("stores a document of the same version with other data, and offers no update", async () => {
    await updateSnapshot();
    served[`${ORIGIN}/`] += '<meta name="first-gym" content="leeds">';

    await updateSnapshot();

    expect((await readState()).snapshots[0]?.html).toContain("leeds");
    expect(postMessage).not.toHaveBeenCalled();
  });

  test("offers an update once", async () => {
    await updateSnapshot();
    deploy("two");

    await updateSnapshot();
    await updateSnapshot();

    expect(postMessage).toHaveBeenCalledOnce();
  });
});
