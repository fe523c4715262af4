import type {
  activities,
  circuits,
  climbs,
  gyms,
  projects,
  reactions,
  routes,
  sets,
  users,
} from "../database/schema.ts";
import { demoId } from "./demo-id.ts";
import type { DemoPlan } from "./demo-plan.ts";
import type { Pictures } from "./pictures.ts";
import { circuitPlans } from "./plan/circuits.ts";
import type { Person } from "./plan/people.ts";

/** What `person` signs in with, as it is stored. */
export type PasswordOf = (person: Person) => string;

export const gymRow = ({ gym }: DemoPlan, pictures: Pictures): typeof gyms.$inferInsert => ({
  ...gym,
  image: pictures.gym,
});

export const userRows = (
  { people, gym }: DemoPlan,
  pictures: Pictures,
  passwordOf: PasswordOf,
): (typeof users.$inferInsert)[] =>
  people.map((person) => ({
    id: person.id,
    username: person.username,
    email: person.email,
    password_hash: passwordOf(person),
    is_verified: true,
    is_superuser: person.account === "admin",
    route_setter: person.account === "setter",
    profile_photo: pictures.faces.get(person.id) ?? null,
    home_gym: gym.id,
    about: person.about,
    profile_visible: person.shows !== "nothing",
    send_visible: person.shows === "everything",
    created_at: person.joined,
  }));

export const circuitRows = ({ gym }: DemoPlan): (typeof circuits.$inferInsert)[] =>
  circuitPlans.map(({ name, color }) => ({
    id: circuitId(gym, name),
    gym_id: gym.id,
    name,
    color,
    created_at: gym.created_at,
  }));

const circuitId = ({ created_at }: DemoPlan["gym"], name: string) =>
  demoId(`circuit:${name}`, created_at);

export const setRows = ({ gym, routes: planned }: DemoPlan): (typeof sets.$inferInsert)[] =>
  [...new Set(planned.map(({ set }) => set))].map(({ id, circuit, date }) => ({
    id,
    circuit_id: circuitId(gym, circuit.name),
    date,
    created_at: date,
  }));

export const routeRows = (
  { routes: planned }: DemoPlan,
  pictures: Pictures,
): (typeof routes.$inferInsert)[] =>
  planned.map(({ id, set, name, grade, area, style, x, y }) => ({
    id,
    set_id: set.id,
    name,
    grade,
    location: area,
    style,
    x,
    y,
    image: pictures.routes.get(id)?.image ?? null,
    thumbnail: pictures.routes.get(id)?.thumbnail ?? null,
    created_at: set.date,
  }));

export const activityRows = ({ gym, history }: DemoPlan): (typeof activities.$inferInsert)[] =>
  history.sessions.map(({ id, person, day, time }) => ({
    id,
    user_id: person.id,
    gym_id: gym.id,
    day,
    time,
  }));

export const climbRows = ({ history }: DemoPlan): (typeof climbs.$inferInsert)[] =>
  history.goes.map((go) => ({
    id: demoId(`climb:${go.person.username}:${go.route.label}:${go.time.getTime()}`, go.time),
    route_id: go.route.id,
    user_id: go.person.id,
    activity_id: history.sessionOf(go)?.id ?? null,
    sent: go.sent,
    time: go.time,
    created_at: go.time,
  }));

export const reactionRows = ({ history }: DemoPlan): (typeof reactions.$inferInsert)[] =>
  history.bumps.map(({ session, person, time }) => ({
    activity_id: session.id,
    user_id: person.id,
    created_at: time,
  }));

export const projectRows = ({ history }: DemoPlan): (typeof projects.$inferInsert)[] =>
  history.projects.map(({ person, route, time }) => ({
    user_id: person.id,
    route_id: route.id,
    created_at: time,
  }));
