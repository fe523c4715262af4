import { createReadStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";

import { eq } from "drizzle-orm";

import type { Database } from "../../database/database.ts";
import { routes, users, videos } from "../../database/schema.ts";
import type { JobHandler } from "../../jobs/job-handler.ts";
import type { JobData } from "../../database/job-queues.ts";
import { convertVideo } from "../../media/video/convert-video.ts";
import type { FfmpegBinaries } from "../../media/video/locate-ffmpeg.ts";
import type { ScratchFolder } from "../../files/scratch-folder.ts";
import { storeThenCommit } from "../../storage/store-then-commit.ts";
import type { Storage } from "../../storage/storage.ts";
import { planDemo } from "../demo-plan.ts";
import { getPhotoSubject } from "../images.ts";
import { type VideoPlan, planVideos } from "./plan-videos.ts";
import { renderVideo } from "./render-video.ts";

interface Parts {
  readonly db: Database;
  readonly storage: Storage;
  readonly videoPrograms: () => Promise<FfmpegBinaries>;
  readonly scratch: ScratchFolder;
}

/** Shoots the demo's beta once the demo is up: nobody waits for it, and without an ffmpeg there is just none. */
export const createDemoVideos = (parts: Parts): JobHandler<JobData["film-demo"]> => ({
  run: async ({ now }, signal) => {
    for (const film of planVideos(planDemo(new Date(now)))) {
      if (await isWanted(parts.db, film)) await make(parts, film, signal);
    }
  },
});

/** Its climber and its route may have been deleted by now, and a job may come twice. */
async function isWanted(db: Pick<Database, "select" | "$count">, { id, user, route }: VideoPlan) {
  const places = await db
    .select({ route: routes.id })
    .from(routes)
    .innerJoin(users, eq(users.id, user.id))
    .where(eq(routes.id, route.id))
    .for("key share");
  return places.length > 0 && (await db.$count(videos, eq(videos.id, id))) === 0;
}

async function make(parts: Parts, plan: VideoPlan, signal: AbortSignal): Promise<void> {
  const { db, storage, scratch } = parts;
  const programs = await parts.videoPrograms();
  const folder = scratch.newPath();
  try {
    await mkdir(folder, { mode: 0o700 });
    const { ffmpeg } = programs;
    const subject = getPhotoSubject(plan.route);
    const input = await renderVideo(subject, plan.user.username, { ffmpeg, folder, signal });
    const made = await convertVideo({ programs, input, folder, signal });
    await storeThenCommit(
      storage,
      [createReadStream(made.video), made.thumbnail],
      ([file, thumbnail]) => add(db, plan, { file, thumbnail }),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Throws what is not wanted any more, so that its files go; the next try finds nothing to do. */
const add = (
  db: Database,
  film: VideoPlan,
  files: { readonly file: string; readonly thumbnail: string },
): Promise<void> =>
  db.transaction(async (tx) => {
    if (!(await isWanted(tx, film))) throw new Error("The film is not wanted any more");
    const { id, route, user, time } = film;
    await tx
      .insert(videos)
      .values({ id, route_id: route.id, user_id: user.id, state: "processed", time, ...files });
  });
