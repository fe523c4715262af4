import { describe, expect, test } from "vitest";

import type { ReportCreation } from "@topout/shared/contract";

import { webp } from "../../../testing/images.ts";
import {
  createJsonRequest,
  createTestApi,
  readJson,
  type TestApi,
} from "../../../testing/index.ts";
import { download, getJson } from "../testing/download-export.ts";

type Subject = ReportCreation["subject"];

/** A person `dan` with a video, an about text and a photo, an admin, and verified reporters. */
async function setUpReports() {
  const api = await createTestApi();
  const dan = await api.signIn({
    username: "dan",
    about: "Rude words",
    profile_photo: await api.seed.storeImage(),
    is_verified: true,
  });
  const admin = await api.signIn({ is_superuser: true, is_verified: true });
  const video = await api.seed.video({
    user_id: dan.user.id,
    route_id: (await api.seed.route({ name: "P5" })).id,
  });
  const report = async (subject: Subject, reporter?: { readonly fetch: TestApi["fetch"] }) => {
    const { fetch } = reporter ?? (await api.signIn({ is_verified: true }));
    const values = { subject, reason: "private", text: "I am Carl" };
    await fetch("/api/reports", createJsonRequest("POST", values));
  };
  const decide = async (decision: "keep" | "remove", stop_uploads_days?: 7) => {
    const { data } = await readJson<{ data: { id: string }[] }>(
      admin.fetch("/api/admin/reports?status=open"),
    );
    const body = { decision, stop_uploads_days };
    await admin.fetch(`/api/reports/${data[0]?.id}/decide`, createJsonRequest("POST", body));
    return data[0]?.id ?? "";
  };
  const videoSubject: Subject = { type: "video", id: video.id };
  const about: Subject = { type: "user", id: dan.user.id, part: "about" };
  const photo: Subject = { type: "user", id: dan.user.id, part: "photo" };
  return { api, dan, admin, video, videoSubject, about, photo, report, decide };
}

const contains = (files: Map<string, Buffer>, text: string) =>
  Buffer.concat([...files.values()]).includes(text);

describe("the reports in the export", () => {
  test("are those that the person made", async () => {
    const { api, videoSubject, report, decide } = await setUpReports();
    const reporter = await api.signIn({ is_verified: true });
    await report(videoSubject, reporter);
    await decide("keep");

    const files = await download(reporter.fetch);

    expect(getJson(files, "reports.json")).toEqual([
      {
        id: expect.any(String),
        subject: { ...videoSubject, part: null },
        reason: "private",
        text: "I am Carl",
        time: expect.stringMatching(/Z$/),
        dismissed_at: expect.stringMatching(/Z$/),
        counts_for_hiding: true,
      },
    ]);
  });

  test("do not show the reported person that there are any, before or without a removal", async () => {
    const { dan, videoSubject, about, report, decide } = await setUpReports();
    const before = await download(dan.fetch);
    await report(about);
    await decide("keep");
    for (let count = 0; count < 3; count++) await report(videoSubject);

    const files = await download(dan.fetch);

    for (const [name, content] of before) {
      expect([name, files.get(name)?.toString()]).toEqual([name, content.toString()]);
    }
    expect([...files.keys()]).toEqual([...before.keys()]);
  });

  test("show the reported person what staff removed, without reporters and reasons", async () => {
    const { api, dan, admin, video, videoSubject, about, photo, report, decide } =
      await setUpReports();
    const reporter = await api.signIn({ is_verified: true });
    await report(about, reporter);
    const aboutReport = await decide("remove");
    await report(photo, reporter);
    const photoReport = await decide("remove");
    await report(videoSubject, reporter);
    const videoReport = await decide("remove", 7);

    const files = await download(dan.fetch);

    const profilePhoto = `photos/removed-${photoReport}-profile.webp`;
    const stopped = expect.stringMatching(/Z$/);
    const common = { removed_at: stopped, uploads_stopped_until: null, text: null };
    const noPhotos = { profile_photo: null, cover_photo: null };
    const noVideo = { video: null, route_name: null };
    const person = { type: "user", ...noVideo };
    expect(getJson(files, "removals.json")).toEqual([
      {
        ...common,
        id: videoReport,
        type: "video",
        part: null,
        video: video.id,
        route_name: "P5",
        uploads_stopped_until: stopped,
        ...noPhotos,
      },
      {
        ...common,
        ...person,
        id: photoReport,
        part: "photo",
        ...noPhotos,
        profile_photo: profilePhoto,
      },
      { ...common, ...person, id: aboutReport, part: "about", ...noPhotos, text: "Rude words" },
    ]);
    expect(files.get(profilePhoto)).toEqual(webp);
    expect(getJson(files, "videos.json")).toMatchObject([{ id: video.id, is_removed: true }]);
    expect(getJson(files, "account.json")).toMatchObject({ uploads_stopped_until: stopped });
    expect(files.has(`videos/${video.id}.mp4`)).toBe(true);
    for (const secret of [reporter.user.id, admin.user.id, "I am Carl", "private"]) {
      expect(contains(files, secret)).toBe(false);
    }
  });

  test("contain the decisions of staff, without the reported person", async () => {
    const { dan, admin, videoSubject, report, decide } = await setUpReports();
    await report(videoSubject);
    const id = await decide("remove", 7);

    const files = await download(admin.fetch);

    expect(getJson(files, "report_decisions.json")).toEqual([
      { report: id, decision: "remove", stop_uploads_days: 7, time: expect.stringMatching(/Z$/) },
    ]);
    expect(getJson(files, "own_changes.json")).toMatchObject([
      { object: { type: "report", id }, after: { status: "removed", stop_uploads_days: 7 } },
    ]);
    expect(contains(files, dan.user.id)).toBe(false);
  });
});
