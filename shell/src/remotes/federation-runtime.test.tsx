import { REMOTE_INTERFACE_VERSION } from "@topout/shared/remote";
import { beforeEach, describe, expect, test, vi } from "vitest";

// `disableSnapshot` makes the build define this constant. The runtime reads it on import.
vi.hoisted(() => Object.assign(globalThis, { FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true }));

const { init } = await import("@module-federation/runtime");
const { loadRemote } = await import("./load-remote.ts");

const screens = { users: () => Promise.resolve({ Component: () => null }) };
const loadEntry = vi.fn<(entry: string) => Promise<object>>();

const getEntry = (name: string) => `http://localhost/remotes/${name}/v/abc/remoteEntry.js`;

/** The exports of a remote's entry. */
const createContainer = (module: object) => ({
  init: () => {},
  get: () => Promise.resolve(() => module),
});

const remotes = Object.fromEntries(
  ["admin", "setter"].map((name) => [
    name,
    {
      version: "1.0.0",
      contract: REMOTE_INTERFACE_VERSION,
      entry: getEntry(name),
      preload: [],
      integrity: {},
    },
  ]),
);

init({
  name: "shell",
  remotes: [],
  plugins: [
    { name: "test-entries", loadEntry: ({ remoteInfo }) => loadEntry(remoteInfo.entry) as never },
  ],
});

beforeEach(() => {
  localStorage.clear();
  loadEntry.mockReset();
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ schema: 1, remotes })));
});

describe("loadRemote, with the real federation runtime", () => {
  test("reloads an entry that has failed", async () => {
    loadEntry.mockRejectedValueOnce(new Error("offline"));
    loadEntry.mockResolvedValueOnce(createContainer({ default: screens }));
    await expect(loadRemote("admin")).rejects.toThrow(/offline|RUNTIME/);

    expect(await loadRemote("admin", { reload: true })).toBe(screens);
    const entry = getEntry("admin");
    expect(loadEntry.mock.calls).toEqual([[entry], [`${entry}?r=1`]]);
  });

  test("replaces a module that the runtime has cached", async () => {
    loadEntry.mockResolvedValueOnce(createContainer({ default: {} }));
    loadEntry.mockResolvedValueOnce(createContainer({ default: screens }));
    expect(await loadRemote("setter")).toEqual({});

    expect(await loadRemote("setter", { reload: true })).toBe(screens);
    const entry = getEntry("setter");
    expect(loadEntry.mock.calls).toEqual([[entry], [`${entry}?r=1`]]);
  });
});
