import type { ReportPage } from "@topout/shared/contract";
import { describe, expect, test } from "vitest";

import { readJson, sortStatuses } from "../../testing/index.ts";
import { listFeedVideos, listRouteVideos, toIds } from "../videos/testing/videos.ts";
import { setUpReports } from "./testing/set-up-reports.ts";

type Setup = Awaited<ReturnType<typeof setUpReports>>;

/** Returns where a user sees the video. */
async function findVideo({ route, video }: Setup, fetch: Setup["api"]["fetch"]) {
  const isOk = async (path: string) => (await fetch(path)).status === 200;
  return {
    feed: toIds(await listFeedVideos(fetch)).includes(video.id),
    route: toIds(await listRouteVideos(fetch, route.id)).includes(video.id),
    file: await isOk(`/api/video/${video.id}`),
    thumbnail: await isOk(`/api/video_thumbnail/${video.id}`),
  };
}

const EVERYWHERE = { feed: true, route: true, file: true, thumbnail: true };
const NOWHERE = { feed: false, route: false, file: false, thumbnail: false };
const ONLY_MEDIA = { ...NOWHERE, file: true, thumbnail: true };

describe("a video with three reports", () => {
  test("is hidden for everybody but the staff of its gym and its owner", async () => {
    const setup = await setUpReports();
    const { api, reportTimes, manager, admin, owner, route } = setup;
    const other = await api.signIn();
    await api.seed.member({ user_id: other.user.id, role: "manager" });
    await reportTimes(2);
    expect(await findVideo(setup, api.fetchAnonymously)).toEqual(EVERYWHERE);
    const { headers } = await api.fetchAnonymously(`/api/video/${setup.video.id}`);

    await reportTimes(1);

    expect(await findVideo(setup, api.fetchAnonymously)).toEqual(NOWHERE);
    expect(await findVideo(setup, other.fetch)).toEqual(NOWHERE);
    expect(await findVideo(setup, manager.fetch)).toEqual(ONLY_MEDIA);
    expect(await findVideo(setup, admin.fetch)).toEqual(ONLY_MEDIA);
    expect(await findVideo(setup, owner.fetch)).toEqual({ ...NOWHERE, route: true });
    expect(await listRouteVideos(owner.fetch, route.id)).toMatchObject([{ hidden: true }]);
    const cached = await api.fetchAnonymously(`/api/video/${setup.video.id}`, {
      headers: { "if-none-match": headers.get("etag") ?? "" },
    });
    expect(cached.status).toBe(404);
  });

  test("is not stored by shared caches when staff looks at it", async () => {
    const { reportTimes, manager, video } = await setUpReports();
    await reportTimes(3);

    const response = await manager.fetch(`/api/video/${video.id}`);

    expect(response.headers.get("cache-control")).not.toContain("public");
  });

  test("is not counted with its route", async () => {
    const { reportTimes, manager, route } = await setUpReports();
    const countVideos = async () =>
      (await readJson<{ videos: number }>(manager.fetch(`/api/routes/${route.id}/dependents`)))
        .videos;
    expect(await countVideos()).toBe(1);

    await reportTimes(3);

    expect(await countVideos()).toBe(0);
  });

  test("is hidden if the third report arrives with a fourth one", async () => {
    const setup = await setUpReports();
    const { api, report, reportTimes, signInReporter, readOnly } = setup;
    await reportTimes(2);
    const clients = await Promise.all([signInReporter(), signInReporter()]);

    const responses = await Promise.all(clients.map(({ fetch }) => report(fetch)));

    // The fourth user may no longer see the video.
    expect(sortStatuses(responses)[0]).toBe(201);
    expect(await readOnly()).toMatchObject({ hidden: true });
    expect(await findVideo(setup, api.fetchAnonymously)).toEqual(NOWHERE);
  });

  test("is hidden if all three reports arrive at once", async () => {
    const setup = await setUpReports();
    const { api, report, signInReporter } = setup;
    const clients = await Promise.all([signInReporter(), signInReporter(), signInReporter()]);

    const responses = await Promise.all(clients.map(({ fetch }) => report(fetch)));

    expect(sortStatuses(responses)).toEqual([201, 201, 201]);
    expect(await findVideo(setup, api.fetchAnonymously)).toEqual(NOWHERE);
  });

  test("is shown again if staff keeps it, until three others report it", async () => {
    const setup = await setUpReports();
    const { api, reportTimes, readOnly, decide, manager } = setup;
    await reportTimes(3);

    await decide(manager.fetch, (await readOnly()).id, "keep");

    expect(await findVideo(setup, api.fetchAnonymously)).toEqual(EVERYWHERE);
    await reportTimes(2);
    expect(await readOnly()).toMatchObject({ status: "open", hidden: false, num_reasons: 5 });
    await reportTimes(1);
    expect(await readOnly()).toMatchObject({ status: "open", hidden: true });
  });
});

test("the reports of a user do not count after staff has dismissed three", async () => {
  const setup = await setUpReports();
  const { api, manager, gym, route, report, reportTimes, decide, signInReporter } = setup;
  const { fetch } = await signInReporter();
  for (let count = 0; count < 3; count++) {
    const { id } = await api.seed.video({ route_id: route.id });
    await report(fetch, { type: "video", id });
  }
  const { data } = await readJson<ReportPage>(manager.fetch(`/api/gyms/${gym.id}/reports`));
  for (const { id } of data) await decide(manager.fetch, id, "keep");

  await reportTimes(2);
  expect((await report(fetch)).status).toBe(201);

  expect(await findVideo(setup, api.fetchAnonymously)).toEqual(EVERYWHERE);
  await reportTimes(1);
  expect(await findVideo(setup, api.fetchAnonymously)).toEqual(NOWHERE);
});
