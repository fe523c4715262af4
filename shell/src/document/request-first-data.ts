import type { LocalKey } from "@topout/shared/browser-storage";

import type { requestGym } from "./request-gym.ts";
import type { FirstDataUrls, selectFirstUrls } from "./select-first-urls.ts";

/**
 * Requests the data of the first screen before any script has loaded. `request` of the API client uses the responses.
 * The build writes this function's source into the document, so it must not use imports or outer variables.
 */
export function requestFirstData(
  all: FirstDataUrls,
  select: typeof selectFirstUrls,
  startGym: typeof requestGym,
): void {
  /** Less than the stale time of queries. A screen that opens later sends its own requests. */
  const MAX_AGE_MS = 30_000;
  const responses = new Map<string, Promise<Response>>();
  setTimeout(() => responses.clear(), MAX_AGE_MS);

  const token = localStorage.getItem("topout.token" satisfies LocalKey);
  const headers = {
    Accept: "application/json",
    ...(token && { Authorization: `Bearer ${token}` }),
  };

  const start = (path: string) => {
    const url = `${globalThis.apiOrigin ?? ""}${path}`;
    const response = fetch(url, { headers });
    responses.set(url, response);
    // The API client handles the error. Without this, the browser would also report it.
    response.catch(() => undefined);
    return response;
  };
  const readJson = async (response: Promise<Response> | undefined) =>
    (await response)?.clone().json();

  const { urls, gymUrls, userUrls, gymId } = select(all);
  const me = token ? start(all.me) : undefined;
  const [gyms] = urls.map(start);
  for (const url of token ? userUrls : []) void start(url);

  const firstGymId = document.querySelector<HTMLMetaElement>("meta[name=first-gym]")?.content;
  /** Finds the gym like `useCurrentGym`. On a static host, the first gym is only in the list of gyms. */
  const findGym = async (): Promise<string | undefined> => {
    const homeGym: string | null | undefined = (await readJson(me))?.home_gym;
    return homeGym || firstGymId || (await readJson(gyms))?.[0]?.id;
  };
  const startLists = (id: string) => {
    for (const url of gymUrls) {
      void start(url.replace(all.gymIdPlaceholder, encodeURIComponent(id)));
    }
  };
  const allStarted = startGym({ token, selectedGymId: gymId, firstGymId, findGym, startLists });
  // After a failure, the screen sends the remaining requests and handles their errors.
  allStarted.catch(() => undefined);
  window.firstData = { token, responses, allStarted };
}
