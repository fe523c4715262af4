/** A part of the public lists: `routes:<gymId>` is the routes of one gym, `routes` those of all gyms. */
export type Topic = "gyms" | Scoped | `${Scoped}:${string}`;

type Scoped = "circuits" | "sets" | "routes";

export const ALL_TOPICS: readonly Topic[] = ["gyms", "circuits", "sets", "routes"];

/** Whether one topic contains the other. */
export const overlaps = (a: string, b: string) =>
  a === b || a.startsWith(`${b}:`) || b.startsWith(`${a}:`);
