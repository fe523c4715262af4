import type { ReportPage } from "@topout/shared/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { deleteAccount } from "../features/account/testing/delete-account.ts";
import { createJsonRequest, createTestApi, readJson, type TestApi } from "../testing/index.ts";
import { type S3Server, startS3Server } from "../testing/s3-server.ts";
import { createTestBucketStorage } from "../testing/storages.ts";

let server: S3Server;
beforeAll(async () => {
  server = await startS3Server();
});
afterAll(() => server.close());

const SIGNED_URL_LIFETIME_SECONDS = "7200";

/** A video and the photos of a user, and a viewer. With `redirect`, clients load the files from a bucket. */
async function setUp({ redirect }: { readonly redirect: boolean }) {
  const storage = redirect && (await createTestBucketStorage(server, "&redirect=1")).storage;
  const api = await createTestApi({ ...(storage && { storage }) });
  const owner = await api.signIn({
    profile_photo: await api.seed.storeImage(),
    cover_photo: await api.seed.storeImage(),
  });
  const video = await api.seed.video({ user_id: owner.user.id });
  const viewer = await api.signIn();
  const paths = {
    video: `/api/video/${video.id}`,
    thumbnail: `/api/video_thumbnail/${video.id}`,
    profilePhoto: `/api/profile_photo/${owner.user.id}`,
    coverPhoto: `/api/cover_photo/${owner.user.id}`,
  };
  return { api, owner, viewer, video, paths };
}

type Setup = Awaited<ReturnType<typeof setUp>>;

const VIDEO = ["video", "thumbnail"] as const;
const PHOTOS = ["profilePhoto", "coverPhoto"] as const;

interface Change {
  readonly ended: readonly (keyof Setup["paths"])[];
  /** Whether it deletes the files, so that signed URLs end at once. */
  readonly deletesFiles: boolean;
  readonly run: (setup: Setup) => Promise<unknown>;
}

const changes: Readonly<Record<string, Change>> = {
  "its owner deletes the video": {
    ended: VIDEO,
    deletesFiles: true,
    run: ({ owner, paths }) => owner.fetch(paths.video, { method: "DELETE" }),
  },
  "three users report the video": {
    ended: VIDEO,
    deletesFiles: false,
    run: ({ api, video }) => report(api, { subject: { type: "video", id: video.id }, times: 3 }),
  },
  "the owner hides the profile": {
    ended: [...VIDEO, ...PHOTOS],
    deletesFiles: false,
    run: ({ owner }) =>
      owner.fetch("/api/users/me", createJsonRequest("PATCH", { profile_visible: false })),
  },
  "staff removes the video": {
    ended: VIDEO,
    deletesFiles: false,
    run: async ({ api, video }) => {
      await report(api, { subject: { type: "video", id: video.id }, times: 1 });
      await removeReported(api);
    },
  },
  "staff removes the photos": {
    ended: PHOTOS,
    deletesFiles: false,
    run: async ({ api, owner }) => {
      const subject = { type: "user", id: owner.user.id, part: "photo" };
      await report(api, { subject, times: 1 });
      await removeReported(api);
    },
  },
  "the owner blocks the viewer": {
    ended: [...VIDEO, ...PHOTOS],
    deletesFiles: false,
    run: ({ owner, viewer }) => owner.fetch(`/api/blocks/${viewer.user.id}`, { method: "POST" }),
  },
  "the viewer blocks the owner": {
    ended: [...VIDEO, ...PHOTOS],
    deletesFiles: false,
    run: ({ owner, viewer }) => viewer.fetch(`/api/blocks/${owner.user.id}`, { method: "POST" }),
  },
  "the owner deletes the account": {
    ended: [...VIDEO, ...PHOTOS],
    deletesFiles: true,
    run: ({ owner }) => deleteAccount(owner.fetch),
  },
};

interface Reports {
  readonly subject: object;
  readonly times: number;
}

async function report(api: TestApi, { subject, times }: Reports) {
  for (let count = 0; count < times; count++) {
    const { fetch } = await api.signIn({ is_verified: true });
    await fetch("/api/reports", createJsonRequest("POST", { subject, reason: "private" }));
  }
}

async function removeReported(api: TestApi) {
  const { fetch } = await api.signIn({ is_superuser: true });
  const [first] = (await readJson<ReportPage>(fetch("/api/admin/reports"))).data;
  await fetch(
    `/api/reports/${first?.id}/decide`,
    createJsonRequest("POST", { decision: "remove" }),
  );
}

describe.each(Object.entries(changes))("after %s", (_title, { ended, deletesFiles, run }) => {
  test("the server sends and confirms nothing, and a cache keeps its copy for a minute at most", async () => {
    const setup = await setUp({ redirect: false });
    const { paths, viewer } = setup;
    const stored = await Promise.all(ended.map((name) => viewer.fetch(paths[name])));
    for (const { headers } of stored) {
      expect(["public, max-age=60, must-revalidate", "no-cache"]).toContain(
        headers.get("cache-control"),
      );
    }

    await run(setup);

    for (const [index, name] of ended.entries()) {
      const requests: RequestInit[] = [
        {},
        { method: "HEAD" },
        { headers: { range: "bytes=0-1" } },
        { headers: { "if-none-match": stored[index]?.headers.get("etag") ?? "" } },
      ];
      for (const request of requests) {
        const response = await viewer.fetch(paths[name], request);
        expect([name, response.status]).toEqual([name, 404]);
        expect(response.headers.get("cache-control")).toBe("no-store");
      }
    }
  });

  test("there are no new signed URLs, and earlier ones end", async () => {
    const setup = await setUp({ redirect: true });
    const { api, paths, viewer } = setup;
    const load = (name: (typeof ended)[number]) =>
      viewer.fetch(paths[name], { redirect: "manual" });
    const redirects = await Promise.all(ended.map(load));
    const urls = redirects.map(({ headers }) => headers.get("location") ?? "");
    for (const { headers } of redirects) {
      expect(["private, max-age=240", "no-cache"]).toContain(headers.get("cache-control"));
    }

    await run(setup);
    await api.runJobs();

    for (const name of ended) expect((await load(name)).status).toBe(404);
    for (const url of urls) {
      const lifetime = new URL(url).searchParams.get("X-Amz-Expires");
      expect(lifetime).toBe(SIGNED_URL_LIFETIME_SECONDS);
      // A copied URL works until it expires. See docs/decisions/0036-signed-urls-of-media.md.
      expect((await fetch(url)).status).toBe(deletesFiles ? 404 : 200);
    }
  });
});
