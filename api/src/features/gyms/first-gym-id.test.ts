import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { createTestApi } from "../../testing/index.ts";
import { createFirstGymIdCache } from "./first-gym-id.ts";
import { findFirstGymId } from "./gyms.store.ts";

describe("findFirstGymId", () => {
  test("finds the gym that the list of gyms starts with", async () => {
    const api = await createTestApi();
    expect(await findFirstGymId(api.db)).toBeUndefined();
    await api.seed.gym({ name: "Wall 10" });
    const first = await api.seed.gym({ name: "wall 2" });

    expect(await findFirstGymId(api.db)).toBe(first.id);
    const list = await (await api.fetch("/api/gyms")).json();
    expect(list).toMatchObject([{ id: first.id }, {}]);
  });
});

describe("createFirstGymIdCache", () => {
  const find = vi.fn<() => Promise<string | undefined>>();
  const onError = vi.fn<(error: unknown) => void>();

  beforeEach(() => {
    vi.useFakeTimers();
    find.mockReset();
    onError.mockReset();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test("returns the cached id immediately, and refreshes it in the background after 10 s", async () => {
    const firstGymId = createFirstGymIdCache({ find, onError });
    find.mockResolvedValueOnce("gym-1");
    await firstGymId.refresh();
    find.mockResolvedValueOnce("gym-2");

    expect(firstGymId.get()).toBe("gym-1");
    expect(find).toHaveBeenCalledTimes(1);

    await vi.advanceTimersByTimeAsync(10_001);
    expect(firstGymId.get()).toBe("gym-1");
    await vi.advanceTimersByTimeAsync(0);
    expect(firstGymId.get()).toBe("gym-2");
    expect(find).toHaveBeenCalledTimes(2);
  });

  test("keeps the cached id after a failure, and reports the failure", async () => {
    const firstGymId = createFirstGymIdCache({ find, onError });
    find.mockResolvedValueOnce("gym-1");
    await firstGymId.refresh();
    const error = new Error("The database is down");
    find.mockRejectedValueOnce(error);

    await firstGymId.refresh();

    expect(firstGymId.get()).toBe("gym-1");
    expect(onError).toHaveBeenCalledExactlyOnceWith(error);
  });
});
