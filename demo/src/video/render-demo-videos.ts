import { createReadStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";

import type { Database } from "@topout/api/database";
import type { JobData } from "@topout/api/jobs";
import { convertVideo, type FfmpegLocator } from "@topout/api/media";
import { routes, users, videos } from "@topout/api/schema";
import { type Storage, storeThenCommit } from "@topout/api/storage";
import { eq } from "drizzle-orm";

import { planDemo } from "../demo-plan.ts";
import { getPhotoSubject } from "../images.ts";
import { type VideoPlan, planVideos } from "./plan-videos.ts";
import { renderVideo } from "./render-video.ts";

interface Services {
  readonly db: Database;
  readonly storage: Storage;
  readonly locateFfmpeg: FfmpegLocator;
  /** The folder for temporary files. */
  readonly scratch: { readonly createPath: () => string };
}

/** Runs the job that renders the demo's beta videos. Without ffmpeg, the demo has no videos. */
export async function renderDemoVideos(
  services: Services,
  { now }: JobData["render-demo-videos"],
  signal: AbortSignal,
): Promise<void> {
  for (const video of planVideos(planDemo(new Date(now)))) {
    if (await canInsert(services.db, video)) await createVideo(services, video, signal);
  }
}

/**
 * Whether the user and the route exist, and the video does not exist yet. A job may run twice. Locks the user and the
 * route.
 */
async function canInsert(db: Pick<Database, "select" | "$count">, { id, user, route }: VideoPlan) {
  const rows = await db
    .select({ route: routes.id })
    .from(routes)
    .innerJoin(users, eq(users.id, user.id))
    .where(eq(routes.id, route.id))
    .for("key share");
  return rows.length > 0 && (await db.$count(videos, eq(videos.id, id))) === 0;
}

async function createVideo(
  services: Services,
  plan: VideoPlan,
  signal: AbortSignal,
): Promise<void> {
  const { db, storage } = services;
  const binaries = await services.locateFfmpeg();
  const folder = services.scratch.createPath();
  try {
    await mkdir(folder, { mode: 0o700 });
    const { ffmpeg } = binaries;
    const subject = getPhotoSubject(plan.route);
    const input = await renderVideo(subject, plan.user.username, { ffmpeg, folder, signal });
    const converted = await convertVideo({ binaries, input, folder, keepSound: false, signal });
    await storeThenCommit(
      storage,
      [createReadStream(converted.video), converted.thumbnail],
      ([file, thumbnail]) => insertVideo(db, plan, { file, thumbnail }),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Throws if the video is not needed, so that its stored files are deleted. The retry of the job then skips it. */
const insertVideo = (
  db: Database,
  video: VideoPlan,
  files: { readonly file: string; readonly thumbnail: string },
): Promise<void> =>
  db.transaction(async (tx) => {
    if (!(await canInsert(tx, video))) throw new Error("The demo video is not needed");
    const { id, route, user, time } = video;
    await tx
      .insert(videos)
      .values({ id, route_id: route.id, user_id: user.id, state: "processed", time, ...files });
  });
