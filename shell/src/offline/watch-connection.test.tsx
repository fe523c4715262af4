import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { connectionState } from "./connection-state.ts";
import { watchConnection } from "./watch-connection.ts";

const probe = vi.fn<() => Promise<unknown>>();
const onReconnect = vi.fn<() => void>();
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  probe.mockReset().mockRejectedValue(new TypeError("Failed to fetch"));
  onReconnect.mockReset();
  stop = watchConnection({ probe, onReconnect });
});

afterEach(() => {
  stop();
  connectionState.setState({ savedAt: null });
  vi.useRealTimers();
});

describe("watchConnection", () => {
  test("probes the lost network after 1 s, 2 s and 4 s, and at least once a minute", async () => {
    connectionState.setState({ savedAt: 1 });

    await vi.advanceTimersByTimeAsync(7_000);
    expect(probe).toHaveBeenCalledTimes(3);

    await vi.advanceTimersByTimeAsync(600_000);
    probe.mockClear();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(probe).toHaveBeenCalledOnce();
  });

  test("probes soon after the browser reports the network", async () => {
    connectionState.setState({ savedAt: 1 });
    await vi.advanceTimersByTimeAsync(600_000);
    probe.mockClear();

    dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(1_000);

    expect(probe).toHaveBeenCalledOnce();
  });

  test("refreshes the page once, and stops probing, when the network is back", async () => {
    connectionState.setState({ savedAt: 1 });

    connectionState.setState({ savedAt: null });
    await vi.advanceTimersByTimeAsync(600_000);

    expect(onReconnect).toHaveBeenCalledOnce();
    expect(probe).not.toHaveBeenCalled();
  });
});
