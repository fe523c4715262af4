import type { PreparedBody } from "../../http/conditional/prepared-body.ts";
import { ListCache } from "../list-cache.ts";

/** Longer than the lists that the cache drops because they are empty. */
export const PADDING = "x".repeat(100);

export function createCache(maxBytes?: number) {
  const lists = new ListCache(undefined, maxBytes);
  lists.setEnabled(true);
  let buildCount = 0;
  const createList = (topic: "routes" | `routes:${string}`, key = topic) => ({
    key,
    topic,
    build: () => Promise.resolve([++buildCount, PADDING]),
  });
  const read = async (topic: "routes" | `routes:${string}`) =>
    getBuild(await lists.get(createList(topic)));
  return { lists, createList, read };
}

/** Returns the number of the build in a list. */
export const getBuild = (body: PreparedBody<unknown>) => (body.toJson() as unknown[]).slice(0, 1);
