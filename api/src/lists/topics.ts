/** What of the public lists a write has changed: `routes:<gym>` one gym's routes, `routes` those of every gym. */
export type Topic = "gyms" | Scoped | `${Scoped}:${string}`;

type Scoped = "circuits" | "sets" | "routes";

export const everyTopic: readonly Topic[] = ["gyms", "circuits", "sets", "routes"];

/** Whether one topic lies within the other, either way round. */
export const overlaps = (a: string, b: string) =>
  a === b || a.startsWith(`${b}:`) || b.startsWith(`${a}:`);
