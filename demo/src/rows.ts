import type * as schema from "@topout/api/schema";

import { createDemoId } from "./demo-id.ts";
import type { DemoPlan } from "./demo-plan.ts";
import type { StoredImages } from "./images.ts";
import { circuitPlans } from "./plan/circuits.ts";
import type { UserPlan } from "./plan/users.ts";

/** Returns the password hash of a user. */
export type GetPasswordHash = (user: UserPlan) => string;

export const toGymRow = (
  { gym }: DemoPlan,
  images: StoredImages,
): typeof schema.gyms.$inferInsert => ({
  ...gym,
  image: images.gym,
});

export const toUserRows = (
  { users, gym }: DemoPlan,
  images: StoredImages,
  getPasswordHash: GetPasswordHash,
): (typeof schema.users.$inferInsert)[] =>
  users.map((user) => ({
    id: user.id,
    username: user.username,
    email: user.email,
    password_hash: getPasswordHash(user),
    is_verified: true,
    is_superuser: user.account === "admin",
    route_setter: user.account === "setter",
    profile_photo: images.avatars.get(user.id) ?? null,
    home_gym: gym.id,
    about: user.about,
    profile_visible: user.visibility !== "nothing",
    send_visible: user.visibility === "everything",
    created_at: user.joined,
  }));

export const toCircuitRows = ({ gym }: DemoPlan): (typeof schema.circuits.$inferInsert)[] =>
  circuitPlans.map(({ name, color }) => ({
    id: getCircuitId(gym, name),
    gym_id: gym.id,
    name,
    color,
    created_at: gym.created_at,
  }));

const getCircuitId = ({ created_at }: DemoPlan["gym"], name: string) =>
  createDemoId(`circuit:${name}`, created_at);

export const toSetRows = ({ gym, routes }: DemoPlan): (typeof schema.sets.$inferInsert)[] =>
  [...new Set(routes.map(({ set }) => set))].map(({ id, circuit, date }) => ({
    id,
    circuit_id: getCircuitId(gym, circuit.name),
    date,
    created_at: date,
  }));

export const toRouteRows = (
  { routes }: DemoPlan,
  images: StoredImages,
): (typeof schema.routes.$inferInsert)[] =>
  routes.map(({ id, set, name, grade, area, style, x, y }) => ({
    id,
    set_id: set.id,
    name,
    grade,
    location: area,
    style,
    x,
    y,
    image: images.routes.get(id)?.image ?? null,
    thumbnail: images.routes.get(id)?.thumbnail ?? null,
    created_at: set.date,
  }));

export const toActivityRows = ({
  gym,
  history,
}: DemoPlan): (typeof schema.activities.$inferInsert)[] =>
  history.activities.map(({ id, user, day, time }) => ({
    id,
    user_id: user.id,
    gym_id: gym.id,
    day,
    time,
  }));

export const toClimbRows = ({ history }: DemoPlan): (typeof schema.climbs.$inferInsert)[] =>
  history.climbs.map((climb) => ({
    id: createDemoId(
      `climb:${climb.user.username}:${climb.route.label}:${climb.time.getTime()}`,
      climb.time,
    ),
    route_id: climb.route.id,
    user_id: climb.user.id,
    activity_id: history.getActivity(climb)?.id ?? null,
    sent: climb.sent,
    time: climb.time,
    created_at: climb.time,
  }));

export const toReactionRows = ({ history }: DemoPlan): (typeof schema.reactions.$inferInsert)[] =>
  history.bumps.map(({ activity, user, time }) => ({
    activity_id: activity.id,
    user_id: user.id,
    created_at: time,
  }));

export const toProjectRows = ({ history }: DemoPlan): (typeof schema.projects.$inferInsert)[] =>
  history.projects.map(({ user, route, time }) => ({
    user_id: user.id,
    route_id: route.id,
    created_at: time,
  }));
