import type { Video } from "@topout/shared/contract";
import { QueryClient, QueryClientProvider, useQuery } from "@topout/shared/platform";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { isProcessing, videoMutations, videoQueries, videoUrls } from "./index.ts";

const ROUTE = "0192f0c1-7a00-7000-8000-000000000001";

const video: Video = {
  id: "0192f0c1-7a00-7000-8000-000000000002",
  route: ROUTE,
  user: "0192f0c1-7a00-7000-8000-000000000003",
  username: "ann",
  has_profile_photo: false,
  time: "2026-11-21T18:30:00.000Z",
  processed: false,
  failed: false,
};
const other: Video = { ...video, id: "0192f0c1-7a00-7000-8000-000000000004", processed: true };

const { queryKey } = videoQueries.ofRoute(ROUTE);

afterEach(() => vi.unstubAllGlobals());

describe("a route's videos", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Shows the list as long as the test goes on; what the server answers may change meanwhile. */
  async function show(first: object) {
    let answer: unknown = [{ ...video, ...first }];
    const fetched = vi.fn<typeof fetch>(async () => Response.json(answer));
    vi.stubGlobal("fetch", fetched);
    const client = new QueryClient();
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    );
    const { result } = renderHook(() => useQuery(videoQueries.ofRoute(ROUTE)), { wrapper });
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    await pass(0);
    return {
      pass,
      shown: () => result.current.data,
      asked: () => fetched.mock.calls.length,
      processed: () => {
        answer = [{ ...video, processed: true }];
      },
    };
  }

  test("are asked for every 5 s while one of them waits, and no more once it is processed", async () => {
    const { pass, shown, asked, processed } = await show({});
    expect(asked()).toBe(1);

    await pass(4_000);
    expect(asked()).toBe(1);
    await pass(1_500);
    expect(asked()).toBe(2);
    processed();
    await pass(5_000);

    expect(shown()?.some(isProcessing)).toBe(false);
    expect(asked()).toBe(3);
    await pass(60_000);
    expect(asked()).toBe(3);
  });

  test.each([{ processed: true }, { failed: true }])(
    "are asked for once when none waits: %o",
    async (state) => {
      const { pass, asked } = await show(state);

      await pass(60_000);

      expect(asked()).toBe(1);
    },
  );

  test("are read from an older server, which knows none that failed", async () => {
    const { shown } = await show({ failed: undefined });

    expect(shown()).toEqual([video]);
  });
});

describe("a change of a route's videos", () => {
  const run = (client: QueryClient, mutation: object, given: unknown) =>
    client.getMutationCache().build(client, mutation).execute(given);

  function clientWith(listed: readonly Video[]) {
    const client = new QueryClient();
    client.setQueryData(queryKey, [...listed]);
    client.setQueryData(videoQueries.feed().queryKey, []);
    return client;
  }

  test("shows a new one first, tells how far it is, and has the lists asked for again", async () => {
    const client = clientWith([other]);
    const told: number[] = [];
    vi.stubGlobal("XMLHttpRequest", answering(202, video));

    await run(client, videoMutations.upload(), {
      route: ROUTE,
      file: new Blob(["film"]),
      onProgress: (percent: number) => told.push(percent),
    });

    expect(client.getQueryData(queryKey)).toEqual([video, other]);
    expect(told).toEqual([50, 100]);
    expect(client.getQueryState(videoQueries.feed().queryKey)?.isInvalidated).toBe(true);
  });

  test("changes nothing when it is refused", async () => {
    const client = clientWith([other]);
    const refusal = {
      detail: "RATE_LIMITED",
      message: "5 of your videos are still being processed.",
    };
    vi.stubGlobal("XMLHttpRequest", answering(429, refusal));

    const upload = run(client, videoMutations.upload(), {
      route: ROUTE,
      file: new Blob(["film"]),
      onProgress: () => undefined,
    });

    await expect(upload).rejects.toThrow("5 of your videos are still being processed.");
    expect(client.getQueryData(queryKey)).toEqual([other]);
  });

  test("takes a deleted one away", async () => {
    const client = clientWith([video, other]);
    const fetched = vi.fn<typeof fetch>(async () => new Response(null, { status: 204 }));
    vi.stubGlobal("fetch", fetched);

    await run(client, videoMutations.remove(), video);

    expect(fetched.mock.calls[0]?.[0]).toBe(`/api/video/${video.id}`);
    expect(client.getQueryData(queryKey)).toEqual([other]);
  });
});

test("a video's film and still have addresses of their own", () => {
  expect(videoUrls.video(video.id)).toBe(`/api/video/${video.id}`);
  expect(videoUrls.thumbnail(video.id)).toBe(`/api/video_thumbnail/${video.id}`);
});

/** A browser's transport whose server answers so, after half and all of the body went out. */
const answering = (status: number, body: object) =>
  class {
    readonly #heard = new EventTarget();
    readonly upload = new EventTarget();
    readonly status = status;
    readonly response = new Blob([JSON.stringify(body)]);
    readonly responseText = JSON.stringify(body);
    readonly open = () => undefined;
    readonly setRequestHeader = () => undefined;
    readonly getAllResponseHeaders = () => "content-type: application/json\r\n";
    readonly addEventListener = this.#heard.addEventListener.bind(this.#heard);
    readonly send = () => {
      for (const loaded of [50, 100]) {
        const progress = { lengthComputable: true, loaded, total: 100 };
        this.upload.dispatchEvent(new ProgressEvent("progress", progress));
      }
      this.#heard.dispatchEvent(new Event("load"));
    };
  };
