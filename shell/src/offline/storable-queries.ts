import {
  ActivityPage,
  circuits,
  climbs,
  codes,
  gyms,
  gymSearch,
  profiles,
  projects,
  routes,
  sets,
  videos,
  visits,
} from "@topout/shared/contract";
import * as z from "zod/mini";

/** `feedQuery` adds these fields to each page. */
const Feed = z.object({
  pages: z.array(
    z.extend(ActivityPage, {
      window: z.object({}),
      videos: videos.feed.response,
      hasVideoError: z.boolean(),
    }),
  ),
  pageParams: z.array(z.object({ page: z.number() })),
});

/**
 * The queries that a device may store, by the start of their key. The others contain the account, its sessions or what
 * only staff can see. The account also decides which screens a user sees, so it must come from the server.
 */
const schemas: Readonly<Record<string, z.ZodMiniType>> = {
  "activities feed": Feed,
  "circuits gym": circuits.list.response,
  "climbs mine": climbs.mine.response,
  "climbs recent": profiles.climbs.response,
  "climbs stats": profiles.stats.response,
  "codes one": codes.get.response,
  "gyms first": gymSearch.page.response.shape.data,
  "gyms one": gyms.get.response,
  "projects mine": projects.mine.response,
  "routes list": routes.list.response,
  "routes of-sends": routes.list.response,
  "routes sent-by": routes.sentBy.response,
  "sets gym": sets.list.response,
  "users profile": profiles.get.response,
  "videos route": videos.ofRoute.response,
  "visits gym": visits.record.response,
};

/** The queries that show other users, who can hide, delete or block at any time. */
const QUERIES_OF_OTHERS: ReadonlySet<string> = new Set([
  "activities feed",
  "climbs recent",
  "climbs stats",
  "routes sent-by",
  "users profile",
  "videos route",
]);

export const showsOthers = ({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean =>
  QUERIES_OF_OTHERS.has(getName(queryKey));

/** Whether the device may store the result of a query. */
export const isStorable = (queryKey: readonly unknown[]): boolean =>
  getSchema(queryKey) !== undefined;

export const hasValidData = (queryKey: readonly unknown[], data: unknown): boolean =>
  getSchema(queryKey)?.safeParse(data).success === true;

const getName = ([list, kind]: readonly unknown[]) => `${String(list)} ${String(kind)}`;

function getSchema(queryKey: readonly unknown[]) {
  const name = getName(queryKey);
  return Object.hasOwn(schemas, name) ? schemas[name] : undefined;
}
