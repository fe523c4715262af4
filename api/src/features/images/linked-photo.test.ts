import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { createTestApi } from "../../testing/index.ts";
import { createImageStore } from "./images.store.ts";
import { createLinkedPhotoFinder } from "./linked-photo.ts";

const ROUTE_ID = "0197c1a0-0000-7000-8000-000000000001";

describe("createLinkedPhotoFinder", () => {
  const find = vi.fn<(routeId: string) => Promise<number | undefined>>();
  const onError = vi.fn<(error: unknown) => void>();
  const findPhoto = createLinkedPhotoFinder({ find, onError });

  beforeEach(() => {
    vi.useFakeTimers();
    find.mockReset();
    onError.mockReset();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test("finds the version by the route of the link", async () => {
    find.mockResolvedValueOnce(4);

    expect(await findPhoto(`?gym=leeds&route=${ROUTE_ID}`)).toBe(4);
    expect(find).toHaveBeenCalledExactlyOnceWith(ROUTE_ID);
  });

  test.each(["", "?gym=leeds", "?route=", "?route=%27%20or%201=1"])(
    "asks the database nothing for a link with %j",
    async (search) => {
      expect(await findPhoto(search)).toBeUndefined();
      expect(find).not.toHaveBeenCalled();
    },
  );

  test("waits only five seconds for the database", async () => {
    find.mockReturnValueOnce(new Promise(() => undefined));
    const found = findPhoto(`?route=${ROUTE_ID}`);

    await vi.advanceTimersByTimeAsync(5_000);

    expect(await found).toBeUndefined();
  });

  test("reports a failure, and finds nothing", async () => {
    const error = new Error("The database is down");
    find.mockRejectedValueOnce(error);

    expect(await findPhoto(`?route=${ROUTE_ID}`)).toBeUndefined();
    expect(onError).toHaveBeenCalledExactlyOnceWith(error);
  });
});

describe("findPublicPhotoVersion", () => {
  test("finds only photos that everyone may see", async () => {
    const api = await createTestApi();
    const { findPublicPhotoVersion } = createImageStore(api.db);
    const image = await api.seed.storeImage();
    const photographed = await api.seed.route({ image, version: 4 });
    const { id: gym_id } = await api.seed.gym();
    const { id: circuit_id } = await api.seed.circuit({ gym_id });
    const { id: reset_id } = await api.seed.reset({ gym_id });
    const draft = await api.seed.draft({ reset_id, circuit_id, image });
    const plain = await api.seed.route({});

    expect(await findPublicPhotoVersion(photographed.id)).toBe(4);
    expect(await findPublicPhotoVersion(draft.id)).toBeUndefined();
    expect(await findPublicPhotoVersion(plain.id)).toBeUndefined();
    expect(await findPublicPhotoVersion(ROUTE_ID)).toBeUndefined();
  });
});
