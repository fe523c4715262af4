import { loadRemote as loadModule, registerRemotes } from "@module-federation/runtime";
import { CONTRACT_NUMBER } from "@topout/shared/remote";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

vi.mock("@module-federation/runtime", () => ({
  loadRemote: vi.fn<typeof loadModule>(),
  registerRemotes: vi.fn<typeof registerRemotes>(),
}));

const entry = "/remotes/admin/v/abc/remoteEntry.js";
const face = { users: () => Promise.resolve({ Component: () => null }) };

const live = (change: object = {}) => ({
  schema: 1,
  remotes: {
    admin: { version: "1.0.0", contract: 1, entry, preload: [], integrity: {}, ...change },
  },
});

let registry: unknown;
const asked = vi.fn<typeof fetch>(() => Promise.resolve(Response.json(registry)));
const entries = () =>
  vi
    .mocked(registerRemotes)
    .mock.calls.map(([[remote], options]) => [
      remote && "entry" in remote ? remote.entry : undefined,
      options?.force,
    ]);

/** The loader keeps what it has loaded, so each test has one of its own. */
const loader = async () => (await import("./load-remote.ts")).loadRemote;

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
  registry = live();
  vi.stubGlobal("fetch", asked);
  vi.mocked(loadModule).mockImplementation(() => Promise.resolve({ default: face }));
});

afterEach(() => vi.unstubAllGlobals());

describe("the loader", () => {
  test("loads the build that the registry names", async () => {
    const loadRemote = await loader();

    expect(await loadRemote("admin")).toBe(face);
    expect(entries()).toEqual([[entry, false]]);
  });

  test("loads a remote once, however many ask", async () => {
    const loadRemote = await loader();

    await Promise.all([loadRemote("admin"), loadRemote("admin")]);

    expect(asked).toHaveBeenCalledOnce();
    expect(loadModule).toHaveBeenCalledOnce();
  });

  test("asks the registry anew and changes the address at every retry", async () => {
    const loadRemote = await loader();
    await loadRemote("admin");

    await loadRemote("admin", { anew: true });
    await loadRemote("admin", { anew: true });

    expect(asked).toHaveBeenCalledTimes(3);
    expect(asked.mock.lastCall?.[1]).toEqual({ cache: "reload" });
    expect(entries().slice(1)).toEqual([
      [`${entry}?r=1`, true],
      [`${entry}?r=2`, true],
    ]);
  });

  test("forgets a failure, so that another screen may try", async () => {
    const loadRemote = await loader();
    vi.mocked(loadModule).mockRejectedValueOnce(new Error("gone"));
    await expect(loadRemote("admin")).rejects.toThrow("gone");

    expect(await loadRemote("admin")).toBe(face);
  });

  test("refuses a remote that needs a newer shell, before a byte of it is loaded", async () => {
    registry = live({ contract: CONTRACT_NUMBER + 1 });
    const loadRemote = await loader();

    await expect(loadRemote("admin")).rejects.toThrow("newer shell");
    expect(registerRemotes).not.toHaveBeenCalled();
  });

  test("says so when a remote is not deployed", async () => {
    registry = { schema: 1, remotes: {} };
    const loadRemote = await loader();

    await expect(loadRemote("admin")).rejects.toThrow("not deployed");
  });

  test("fails on a registry that is none", async () => {
    registry = { remotes: "none" };
    const loadRemote = await loader();

    await expect(loadRemote("admin")).rejects.toThrow(/Invalid/);
  });

  test("fetches ahead what the registry lists, each file as it was released", async () => {
    const file = "/remotes/admin/v/abc/assets/screens.js";
    registry = live({ preload: [file], integrity: { [file]: "sha384-abc" } });
    const loadRemote = await loader();

    await loadRemote("admin");

    const link = document.head.querySelector<HTMLLinkElement>(`link[href="${file}"]`);
    expect([link?.rel, link?.getAttribute("integrity")]).toEqual(["modulepreload", "sha384-abc"]);
  });
});
