import type { Video } from "@topout/shared/contract";
import { and, desc, eq, ne, or, type SQL, sql } from "drizzle-orm";
import { v7 as uuidv7 } from "uuid";

import type { Account } from "../../auth/account.ts";
import type { Database, Transaction } from "../../database/database.ts";
import { routes, users, videos } from "../../database/schema.ts";
import { videoFiles } from "../../database/video-files.ts";
import { showsProfile } from "../../database/visibility.ts";
import { ProblemError } from "../../errors/problem-error.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import type { Changes } from "../../lists/changes.ts";
import { deleteLater } from "../../storage/delete-later.ts";

const MOST_LISTED = 100;
/** One climber's, so that nobody keeps the others waiting. */
const MOST_WAITING = 5;
const RETRY_SECONDS = 60;

interface NewVideo {
  readonly user: string;
  readonly route: string;
}

type Viewer = string | undefined;

export const createVideoStore = (db: Database, changes: Changes) => ({
  /** Of every gym, newest first. */
  feed: (viewer: Viewer): Promise<Video[]> =>
    list(db, and(eq(videos.state, "processed"), showsProfile(viewer))).limit(MOST_LISTED),

  /** @throws {ProblemError} 404 for a route that is not there. */
  ofRoute: async (route: string, viewer: Viewer): Promise<Video[]> => {
    const known = await db.$count(routes, eq(routes.id, route));
    if (known === 0) throw noRoute();
    const own = viewer === undefined ? undefined : eq(videos.user_id, viewer);
    const told = or(ne(videos.state, "failed"), own);
    return list(db, and(eq(videos.route_id, route), told, showsProfile(viewer)));
  },

  /** @throws {ProblemError} what `add` would throw now, for who wants to know before it costs much. */
  requirePlace: (video: NewVideo): Promise<void> => requirePlace(db, video),

  /**
   * Lists an uploaded film, and has it processed.
   * @throws {ProblemError} 404 for a route that is not there, 429 while too many of one's own wait.
   */
  add: (video: NewVideo, original: string): Promise<Video> =>
    changes.commit((tx) => add(tx, video, original)),

  /** @throws {ProblemError} 404 where there is none, 403 where it is another's and the caller is no admin. */
  remove: ({ id: user, is_superuser }: Account, video: string): Promise<void> =>
    changes.commit(async (tx) => {
      const [found] = await tx
        .select({ user: videos.user_id })
        .from(videos)
        .where(eq(videos.id, video));
      if (!found) throw new ProblemError("NOT_FOUND");
      if (found.user !== user && !is_superuser) throw new ProblemError("FORBIDDEN");
      await remove(tx, video);
    }),

  /** The files of a processed video. */
  files: async (video: string) => {
    const [found] = await db
      .select({ film: videos.file, thumbnail: videos.thumbnail })
      .from(videos)
      .where(and(eq(videos.id, video), eq(videos.state, "processed")));
    return found;
  },
});

export type VideoStore = ReturnType<typeof createVideoStore>;

const list = (db: Database | Transaction, which: SQL | undefined) =>
  db
    .select({
      id: videos.id,
      route: videos.route_id,
      user: videos.user_id,
      username: users.username,
      has_profile_photo: sql<boolean>`${users.profile_photo} is not null`,
      time: sql`${videos.time}`.mapWith((time: string) => new Date(time).toISOString()),
      processed: sql<boolean>`${videos.state} = 'processed'`,
      failed: sql<boolean>`${videos.state} = 'failed'`,
    })
    .from(videos)
    .innerJoin(users, eq(users.id, videos.user_id))
    .where(which)
    .orderBy(desc(videos.time), desc(videos.id));

async function add(tx: Transaction, { user, route }: NewVideo, original: string): Promise<Video> {
  await holdUploader(tx, user);
  await requirePlace(tx, { user, route });
  const id = uuidv7();
  await tx.insert(videos).values({ id, route_id: route, user_id: user, original });
  await enqueue(tx, "process-video", { video: id });
  const [video] = await list(tx, eq(videos.id, id));
  if (!video) throw new Error("An added video has to be there");
  return video;
}

async function remove(tx: Transaction, video: string) {
  const which = eq(videos.id, video);
  const keys = await videoFiles(tx, which);
  await tx.delete(videos).where(which);
  await deleteLater(tx, keys);
}

/** One climber uploads in one place at a time, so that the count below holds. */
async function holdUploader(tx: Transaction, user: string) {
  const held = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, user))
    .for("no key update");
  if (held.length === 0) throw new ProblemError("UNAUTHORIZED");
}

async function requirePlace(db: Database | Transaction, { user, route }: NewVideo) {
  const known = await db.$count(routes, eq(routes.id, route));
  if (known === 0) throw noRoute();
  const waiting = await db.$count(
    videos,
    and(eq(videos.user_id, user), eq(videos.state, "uploaded")),
  );
  if (waiting < MOST_WAITING) return;
  throw new ProblemError("RATE_LIMITED", {
    message: `${MOST_WAITING} of your videos are still being processed. Wait for one of them, then upload the next.`,
    retryAfterSeconds: RETRY_SECONDS,
  });
}

const noRoute = () =>
  new ProblemError("NOT_FOUND", { message: "This route is not there any more." });
