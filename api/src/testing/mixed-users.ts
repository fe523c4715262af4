import type { Random } from "@topout/demo/random";
import {
  activities,
  admin,
  audit,
  calendar,
  circuits,
  climbs,
  feedback,
  gymChanges,
  gyms,
  gymScreens,
  insights,
  notes,
  operations,
  profiles,
  projects,
  reports,
  resets,
  routeChanges,
  routes,
  sets,
  users,
  videos,
  visits,
  votes,
} from "@topout/shared/contract";
import { v7 as uuidv7 } from "uuid";

import type { ContractClient } from "./contract-client.ts";
import type { RandomClimber, ServedGym } from "./random-climber.ts";

/** The rows that the users read and change. */
export interface MixedGym extends ServedGym {
  readonly gymId: string;
  readonly setId: string;
  readonly usernames: readonly [string, ...string[]];
  /** The account whose role admins change. */
  readonly promotedUserId: string;
}

export interface MixedUser {
  readonly client: ContractClient;
  readonly random: Random;
  readonly gym: MixedGym;
}

/** Sends one or two requests. */
type Action = () => Promise<unknown>;

/** Each action, after its share. */
type Shares = readonly (readonly [share: number, action: Action])[];

/** Returns a function that performs one of the actions, with the probability of its share. */
function createRandomAction(random: Random, shares: Shares): Action {
  const total = shares.reduce((sum, [share]) => sum + share, 0);
  return async () => {
    let rest = random.between(0, total);
    for (const [share, action] of shares) {
      rest -= share;
      if (rest < 0) return action();
    }
    throw new Error("The shares are negative");
  };
}

/** What everyone reads. */
function createReads({ client, random, gym }: MixedUser): Shares {
  const gymParams = { params: { gym_id: gym.gymId } };
  const pickRoute = () => ({ params: { route_id: random.pick(gym.routes) } });
  const pickProfile = () => ({ params: { username: random.pick(gym.usernames) } });
  const readPage = () =>
    client.call(activities.page, { query: { page: random.integer(1, 2), page_size: 20 } });
  return [
    [25, () => client.call(routes.list, { query: { gym_id: gym.gymId } })],
    [15, readPage],
    [10, () => client.call(gyms.get, gymParams)],
    [8, () => client.call(routes.get, pickRoute())],
    [6, () => client.call(routes.sentBy, pickRoute())],
    [5, () => client.call(circuits.list, gymParams)],
    [4, () => client.call(profiles.get, pickProfile())],
    [4, () => client.call(profiles.climbs, { ...pickProfile(), query: {} })],
    [4, () => client.call(profiles.stats, { ...pickProfile(), query: {} })],
    [3, () => client.call(sets.list, gymParams)],
    [3, () => client.call(videos.feed, { query: {} })],
    [3, () => client.call(gymScreens.get, gymParams)],
    [2, () => client.call(gyms.list, {})],
    [1, () => client.call(calendar.ofGym, gymParams)],
  ];
}

export function createVisitor(user: MixedUser): Action {
  const { client, random } = user;
  const checkUsername = () =>
    client.call(profiles.isUsernameAvailable, {
      params: { name: `visitor${random.integer(0, 9)}` },
    });
  return createRandomAction(random, [...createReads(user), [1, checkUsername]]);
}

/** Half of the requests of climbers are climbs, projects and bumps. */
export function createClimber(user: MixedUser, climber: RandomClimber): Action {
  const { client, random, gym } = user;
  const mine = { gym_id: gym.gymId, mine: true } as const;
  const pickClimbed = () => random.shuffle([...climber.climbs.values()])[0]?.route;
  const vote = async () => {
    const route_id = pickClimbed();
    if (route_id === undefined) return;
    const grade = random.pick(["soft", "fair", "hard"] as const);
    await client.call(votes.save, { params: { route_id }, body: { grade } });
    await client.call(feedback.get, { params: { route_id } });
  };
  const writeNote = () =>
    client.call(notes.create, {
      params: { route_id: random.pick(gym.routes) },
      body: { id: uuidv7(), kind: random.pick(["loose_hold", "fun"] as const) },
    });
  return createRandomAction(random, [
    ...createReads(user),
    [90, () => climber.performRandomAction()],
    [10, () => client.call(routes.list, { query: mine })],
    [8, () => client.call(users.me, {})],
    [8, () => client.call(projects.mine, {})],
    [8, () => client.call(climbs.mine, { query: {} })],
    [6, () => client.call(visits.record, { params: { gym_id: gym.gymId }, body: {} })],
    [6, vote],
    [2, writeNote],
  ]);
}

/** Setters change and delete only the routes that they have added, because the climbers expect the others. */
export function createSetter(user: MixedUser): Action {
  const { client, random, gym } = user;
  const gymParams = { params: { gym_id: gym.gymId } };
  const added: string[] = [];
  const createDetails = () => ({
    name: `S${random.integer(1, 99)}`,
    grade: random.pick(["5", "6a", "6b"]),
    location: "Cave",
    style: "Slab",
    x: random.integer(-90, 90),
    y: random.integer(-90, 90),
    set_id: gym.setId,
  });
  const add = async () => {
    const body = { ...createDetails(), idempotency_key: uuidv7() };
    const route = await client.call(routeChanges.create, { body, files: { file: undefined } });
    if (route) added.push(route.id);
  };
  const edit = async () => {
    const [route_id] = random.shuffle(added);
    if (route_id === undefined) return add();
    const body = { ...createDetails(), route_id };
    return client.call(routeChanges.update, { body, files: { file: undefined } });
  };
  const remove = async () => {
    const route_id = added.pop();
    if (route_id === undefined) return add();
    await client.call(routeChanges.dependents, { params: { route_id } });
    return client.call(routeChanges.remove, { params: { route_id } });
  };
  return createRandomAction(random, [
    ...createReads(user),
    [25, edit],
    [15, add],
    [10, remove],
    [10, () => client.call(notes.pageOfGym, { ...gymParams, query: {} })],
    [10, () => client.call(insights.ofGym, { ...gymParams, query: {} })],
    [10, () => client.call(resets.pageOfGym, { ...gymParams, query: {} })],
  ]);
}

export function createAdmin(user: MixedUser): Action {
  const { client, random, gym } = user;
  const gymParams = { params: { gym_id: gym.gymId } };
  const userParams = { params: { user_id: gym.promotedUserId } };
  const changeRole = () =>
    client.call(random.chance(0.5) ? admin.promoteToSetter : admin.demoteFromSetter, userParams);
  const describeGym = () =>
    client.call(gymChanges.update, {
      ...gymParams,
      body: { about: `Open until ${random.integer(20, 23)}:00` },
      files: { file: undefined },
    });
  return createRandomAction(random, [
    ...createReads(user),
    [25, () => client.call(admin.users, { query: { q: "climber", page_size: 50 } })],
    [15, () => client.call(audit.page, { query: {} })],
    [10, () => client.call(reports.page, { query: {} })],
    [10, () => client.call(operations.list, {})],
    [10, changeRole],
    [5, describeGym],
  ]);
}
