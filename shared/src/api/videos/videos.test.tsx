import { activityKeys } from "@topout/shared/api";
import { API_HEADER, type Video } from "@topout/shared/contract";
import { QueryClient, QueryClientProvider, useQuery } from "@topout/shared/platform";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import {
  hasStoredVideoUpload,
  isProcessing,
  removeStoredVideoUpload,
  STORED_VIDEO_UPLOAD,
  videoMutations,
  videoQueries,
  videoUrls,
} from "./index.ts";

const ROUTE = "0192f0c1-7a00-7000-8000-000000000001";

const video: Video = {
  id: "0192f0c1-7a00-7000-8000-000000000002",
  route: ROUTE,
  user: "0192f0c1-7a00-7000-8000-000000000003",
  username: "ann",
  display_name: null,
  has_profile_photo: false,
  time: "2026-11-21T18:30:00.000Z",
  processed: false,
  failed: false,
  hidden: false,
  media_key: null,
  gym_id: "0192f0c1-7a00-7000-8000-000000000005",
  route_name: "P1",
  grade: "6a",
  circuit_id: "0192f0c1-7a00-7000-8000-000000000006",
  color: "pink",
};
const otherVideo: Video = { ...video, id: "0192f0c1-7a00-7000-8000-000000000004", processed: true };

const { queryKey } = videoQueries.listByRoute(ROUTE);

afterEach(() => vi.unstubAllGlobals());

describe("videoQueries.listByRoute", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Observes the query. The server's response can change during the test. */
  async function renderQuery(fields: object) {
    let body: unknown = [{ ...video, ...fields }];
    const fetchMock = vi.fn<typeof fetch>(async () => Response.json(body));
    vi.stubGlobal("fetch", fetchMock);
    const client = new QueryClient();
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    );
    const { result } = renderHook(() => useQuery(videoQueries.listByRoute(ROUTE)), { wrapper });
    const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    await advance(0);
    return {
      advance,
      getData: () => result.current.data,
      countRequests: () => fetchMock.mock.calls.length,
      finishProcessing: () => {
        body = [{ ...video, processed: true }];
      },
    };
  }

  test("polls every 5 s until no video is processing", async () => {
    const { advance, getData, countRequests, finishProcessing } = await renderQuery({});
    expect(countRequests()).toBe(1);

    await advance(4_000);
    expect(countRequests()).toBe(1);
    await advance(1_500);
    expect(countRequests()).toBe(2);
    finishProcessing();
    await advance(5_000);

    expect(getData()?.some(isProcessing)).toBe(false);
    expect(countRequests()).toBe(3);
    await advance(60_000);
    expect(countRequests()).toBe(3);
  });

  test.each([{ processed: true }, { failed: true }])(
    "does not poll if no video is processing: %o",
    async (state) => {
      const { advance, countRequests } = await renderQuery(state);

      await advance(60_000);

      expect(countRequests()).toBe(1);
    },
  );
});

describe("videoMutations", () => {
  const runMutation = (client: QueryClient, mutation: object, variables: unknown) =>
    client.getMutationCache().build(client, mutation).execute(variables);

  function createClient(cached: readonly Video[]) {
    const client = new QueryClient();
    client.setQueryData(queryKey, [...cached]);
    client.setQueryData(activityKeys.feed(), []);
    return client;
  }

  test("removes a deleted video", async () => {
    const client = createClient([video, otherVideo]);
    const headers = { [API_HEADER.name]: API_HEADER.value };
    const fetchMock = vi.fn<typeof fetch>(async () => new Response(null, { status: 204, headers }));
    vi.stubGlobal("fetch", fetchMock);

    await runMutation(client, videoMutations.remove(), video);

    expect(fetchMock.mock.calls[0]?.[0]).toBe(`/api/video/${video.id}`);
    expect(client.getQueryData(queryKey)).toEqual([otherVideo]);
    expect(client.getQueryState(activityKeys.feed())?.isInvalidated).toBe(true);
  });
});

describe("the stored upload", () => {
  test("is recognised until it is removed", () => {
    localStorage.setItem(STORED_VIDEO_UPLOAD.key, "{}");
    expect(hasStoredVideoUpload()).toBe(true);

    removeStoredVideoUpload();

    expect(hasStoredVideoUpload()).toBe(false);
  });
});

test("videoUrls returns the URLs of the video and its thumbnail", () => {
  expect(videoUrls.video(video)).toBe(`/api/video/${video.id}`);
  expect(videoUrls.thumbnail(video)).toBe(`/api/video_thumbnail/${video.id}`);
  expect(videoUrls.video({ ...video, media_key: "a-b" })).toBe(`/api/video/${video.id}?key=a-b`);
});
