import {
  blocks,
  formerUsernames,
  gymVisits,
  hiddenClimbs,
  knownAddresses,
  projects,
  removedClimbIds,
  reportDecisions,
  reports,
  resets,
  videoUploads,
} from "../../../database/schema.ts";
import { type TestApi, UNKNOWN_ID } from "../../../testing/index.ts";

/** Signs in an admin with a row in every table that the export reads. */
export async function createFullAccount(api: TestApi) {
  const account = await api.signIn({ is_superuser: true, is_verified: true });
  const user_id = account.user.id;
  await createClimbs(api, user_id);
  await createAuditEntries(api, account);
  await createStaffRows(api, user_id);
  await createReports(api, user_id);
  await api.db.insert(formerUsernames).values({ name: "earlier", user_id });
  await api.db.insert(knownAddresses).values({ user_id, address_hash: "a hash" });
  await api.db.insert(removedClimbIds).values({ user_id, climb_id: UNKNOWN_ID });
  return account;
}

async function createClimbs({ db, seed }: TestApi, user_id: string): Promise<void> {
  const { id: route_id, gym_id } = await seed.route();
  const { activity } = await seed.send({ user: user_id, route: route_id });
  if (activity === null) throw new Error("A send has an activity");
  await seed.bump({ user: user_id, activity });
  await seed.vote({ user_id, route_id, grade: "fair" });
  await seed.note({ user_id, route_id });
  await seed.video({ user_id, route_id });
  await db.insert(hiddenClimbs).values({ user_id, route_id, sent: false, time: new Date() });
  await db.insert(projects).values({ user_id, route_id });
  await db.insert(gymVisits).values({ user_id, gym_id, last_seen: new Date() });
  await db.insert(videoUploads).values({ user_id, route_id, size_bytes: 9, metadata: {} });
  await db.insert(blocks).values({ user_id, blocked_id: (await seed.user()).id });
}

type SignedIn = Awaited<ReturnType<TestApi["signIn"]>>;

async function createAuditEntries({ signIn }: TestApi, { user, fetch }: SignedIn): Promise<void> {
  const other = await signIn({ is_superuser: true });
  const promote = (id: string) => `/api/admin/users/promote/route_setter/${id}`;
  await other.fetch(promote(user.id), { method: "POST" });
  await fetch(promote(other.user.id), { method: "POST" });
}

async function createStaffRows({ db, seed }: TestApi, user_id: string): Promise<void> {
  await seed.route({ setter_id: user_id });
  await seed.route({ status: "stripped", stripped_at: new Date(), stripped_by: user_id });
  await seed.member({ user_id, invited_by: (await seed.user()).id });
  await seed.invitation({ created_by: user_id });
  await db.insert(resets).values({
    gym_id: (await seed.gym()).id,
    created_by: user_id,
    changed_by: user_id,
    published_by: user_id,
    undone_by: user_id,
  });
}

async function createReports({ db, seed }: TestApi, user_id: string): Promise<void> {
  const video = await seed.video();
  const { id: report_id } = await seed.report({ video_id: video.id, reporter_id: user_id });
  await db.insert(reportDecisions).values({ report_id, decision: "keep", decided_by: user_id });
  await db.insert(reports).values({
    type: "user",
    part: "about",
    owner_id: user_id,
    status: "removed",
    decided_at: new Date(),
  });
}
