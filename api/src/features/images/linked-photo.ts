import { ROUTE_PARAM } from "@topout/shared/domain";
import * as z from "zod/mini";

const RouteId = z.uuid();

interface Options {
  /** Finds the version of a route's photo that everyone may see. */
  readonly find: (routeId: string) => Promise<number | undefined>;
  readonly onError: (error: unknown) => void;
}

/** The longest time that the document waits for the database. The photo then loads with the panel. */
const MAX_WAIT_MS = 5_000;

/** Returns a function that finds the version of the photo of the route that a link opens. It never rejects. */
export const createLinkedPhotoFinder =
  ({ find, onError }: Options) =>
  async (search: string): Promise<number | undefined> => {
    const { success, data: routeId } = RouteId.safeParse(
      new URLSearchParams(search).get(ROUTE_PARAM),
    );
    if (!success) return undefined;
    const { promise: timeout, resolve } = Promise.withResolvers<undefined>();
    const timer = setTimeout(() => resolve(undefined), MAX_WAIT_MS);
    const found = find(routeId).catch((error: unknown) => {
      onError(error);
      return undefined;
    });
    try {
      return await Promise.race([found, timeout]);
    } finally {
      clearTimeout(timer);
    }
  };
