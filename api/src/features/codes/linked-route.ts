import { codes } from "@topout/shared/contract/server";
import { ROUTE_LABEL_PATH, ROUTE_PARAM } from "@topout/shared/domain";
import * as z from "zod/mini";

import type { LinkedRoute } from "../../http/site-document.ts";

const RouteId = z.uuid();

interface Options {
  /** Finds a route with a photo that everyone may see. */
  readonly findById: (id: string) => Promise<LinkedRoute | undefined>;
  /** Finds the route of a label. */
  readonly findByCode: (code: string) => Promise<LinkedRoute | undefined>;
  readonly onError: (error: unknown) => void;
}

/** The longest time that the document waits for the database. The photo then loads with the panel. */
const MAX_WAIT_MS = 5_000;

/** Returns a function that finds the route whose panel a link opens. It never rejects. */
export function createLinkedRouteFinder({ findById, findByCode, onError }: Options) {
  const find = async (url: string): Promise<LinkedRoute | undefined> => {
    const [path = "", search] = url.split("?");
    const id = new URLSearchParams(search).get(ROUTE_PARAM);
    // The parameter opens its route above any screen, also above that of a label.
    if (id !== null) return RouteId.safeParse(id).success ? findById(id) : undefined;
    const code = parseLabelCode(path);
    return code === undefined ? undefined : findByCode(code);
  };

  return async (url: string): Promise<LinkedRoute | undefined> => {
    const { promise: timeout, resolve } = Promise.withResolvers<undefined>();
    const timer = setTimeout(() => resolve(undefined), MAX_WAIT_MS);
    const found = find(url).catch((error: unknown) => {
      onError(error);
      return undefined;
    });
    try {
      return await Promise.race([found, timeout]);
    } finally {
      clearTimeout(timer);
    }
  };
}

/** Returns the code only if it is valid, so that other paths cost no query. */
function parseLabelCode(path: string): string | undefined {
  if (!path.startsWith(ROUTE_LABEL_PATH)) return undefined;
  const { data } = codes.get.params.safeParse({ code: path.slice(ROUTE_LABEL_PATH.length) });
  return data?.code;
}
