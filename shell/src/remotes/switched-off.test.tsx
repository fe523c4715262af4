import { act, fireEvent, render, screen } from "@testing-library/react";
import { QueryClient, QueryClientProvider, useNavigate } from "@topout/shared/platform";
import { REMOTE_INTERFACE_VERSION } from "@topout/shared/remote";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { importModule } from "./import-module.ts";

vi.mock("./import-module.ts", () => ({ importModule: vi.fn<typeof importModule>() }));

const MINUTE_MS = 60_000;
const REASON = "Comments are lost.";
const fetchRegistry = vi.fn<typeof fetch>();

/** Publishes a registry in which the feed has this version, and is switched off for this reason. */
function publish({ version = "1", off }: { version?: string; off?: string }) {
  const feedProfile = {
    version,
    contract: REMOTE_INTERFACE_VERSION,
    entry: `/feed/v/${version}/remoteEntry.js`,
    preload: [],
    integrity: {},
    ...(off !== undefined && { off: { reason: off } }),
  };
  fetchRegistry.mockImplementation(() =>
    Promise.resolve(Response.json({ schema: 1, remotes: { feedProfile } })),
  );
}

/** Opens a page with the feed. Each page has modules of its own, which store what is switched off. */
async function openFeed() {
  vi.resetModules();
  const { ScreenLoader } = await import("./screen-loader.tsx");
  const { createRemoteScreen } = await import("./screen-source.ts");
  const { useRegistryUpdates } = await import("./registry-updates.ts");
  const source = createRemoteScreen("feedProfile", "feed");
  function Page() {
    const navigate = useNavigate();
    useRegistryUpdates();
    return (
      <>
        <button type="button" onClick={() => void navigate("/feed")}>
          Navigate
        </button>
        <ScreenLoader source={source} subject="The feed" />
      </>
    );
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Page />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await wait(0);
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const click = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const getHeading = () => screen.getByRole("heading").textContent;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  vi.stubGlobal("fetch", fetchRegistry);
  fetchRegistry.mockReset();
  vi.mocked(importModule).mockImplementation(async (url) => {
    const Component = () => <h1>{`Feed ${url.split("/")[3]}`}</h1>;
    return { default: { feed: async () => ({ Component }) } };
  });
});

afterEach(() => {
  vi.clearAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a remote that is switched off", () => {
  test("shows the reason without loading, until it is switched on", async () => {
    publish({ off: REASON });
    await openFeed();

    expect(screen.getByRole("alert")).toHaveTextContent(
      `Switched off for nowThe feed can't be used right now. Everything else still works. Reason: ${REASON}`,
    );
    expect(importModule).not.toHaveBeenCalled();

    publish({});
    click("Check again");
    await wait(0);

    expect(getHeading()).toBe("Feed 1");
  });

  test("replaces the screen of an open tab within a minute of a navigation", async () => {
    publish({});
    await openFeed();
    publish({ off: REASON });

    click("Navigate");
    await wait(MINUTE_MS - 1);
    expect(getHeading()).toBe("Feed 1");
    await wait(1);
    expect(getHeading()).toBe("Switched off for now");
  });

  test("loads the release that is live when it is switched on again", async () => {
    publish({});
    await openFeed();
    publish({ off: REASON });
    await wait(MINUTE_MS);
    click("Navigate");
    await wait(0);
    expect(getHeading()).toBe("Switched off for now");

    publish({ version: "2" });
    await wait(MINUTE_MS);
    click("Navigate");
    await wait(0);

    expect(getHeading()).toBe("Feed 2");
  });
});

describe("an open tab", () => {
  test("reads the registry once a minute at most, and only after a navigation", async () => {
    publish({});
    await openFeed();
    expect(fetchRegistry).toHaveBeenCalledOnce();

    await wait(10 * MINUTE_MS);
    expect(fetchRegistry).toHaveBeenCalledOnce();

    for (let second = 0; second < 59; second += 1) {
      click("Navigate");
      await wait(1_000);
    }
    expect(fetchRegistry).toHaveBeenCalledTimes(2);

    await wait(10 * MINUTE_MS);
    expect(fetchRegistry).toHaveBeenCalledTimes(3);
  });

  test("keeps its release when another one is live", async () => {
    publish({});
    await openFeed();
    publish({ version: "2" });
    await wait(MINUTE_MS);

    click("Navigate");
    await wait(0);

    expect(fetchRegistry).toHaveBeenCalledTimes(2);
    expect(getHeading()).toBe("Feed 1");
  });

  test("keeps working if the registry cannot be read", async () => {
    publish({});
    await openFeed();
    fetchRegistry.mockRejectedValue(new TypeError("offline"));
    await wait(MINUTE_MS);

    click("Navigate");
    await wait(0);

    expect(getHeading()).toBe("Feed 1");
  });
});
