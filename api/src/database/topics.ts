/** The channel of PostgreSQL on which processes notify each other of changed public lists. */
export const CHANNEL = "topout_changes";

/** Public lists: `routes:<gymId>` are the routes of one gym, `routes` the routes of all gyms. */
export type Topic = List | `${List}:${string}`;

type List = "gyms" | "circuits" | "sets" | "routes" | "screens";

export const ALL_TOPICS: readonly List[] = ["gyms", "circuits", "sets", "routes", "screens"];

/** The screen of a gym shows what is in its lists, so their changes are also its changes. */
export const withScreens = (topics: readonly string[]): string[] => [
  ...new Set(topics.flatMap((topic) => [topic, topic.replace(/^[^:]+/, "screens")])),
];
