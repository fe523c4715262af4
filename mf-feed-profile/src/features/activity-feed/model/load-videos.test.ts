import { describe, expect, test } from "vitest";

import { compareNewestFirst, createFeedServer, toTime } from "../../../testing/feed-server.ts";
import { loadVideos } from "./load-videos.ts";

const toIds = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);

describe("loadVideos", () => {
  test("loads more videos than one response contains", async () => {
    const server = createFeedServer(1);
    // Groups of 40 videos have the same time.
    server.addVideos(Array.from({ length: 330 }, (_, index) => Math.floor(index / 40)));

    const videos = await loadVideos({}, server.fetchVideos);

    expect(toIds(videos)).toEqual(toIds(server.getVideos().sort(compareNewestFirst)));
    expect(server.countRequests()).toBeLessThan(10);
  });

  test("loads older videos if a full response contains only videos of the same time", async () => {
    const server = createFeedServer(1);
    server.addVideos([...Array.from({ length: 120 }, () => 5), 4]);

    const videos = await loadVideos({}, server.fetchVideos);

    expect(videos).toHaveLength(101);
    expect(videos.at(-1)?.time).toBe(toTime(4));
  });

  test("sends no request for an empty window", async () => {
    const server = createFeedServer(1);

    await loadVideos({ since: toTime(1), until: toTime(1) }, server.fetchVideos);

    expect(server.countRequests()).toBe(0);
  });
});
