import { toCallKey } from "@topout/shared/domain";
import {
  readStoredBody,
  readStoredPreferences,
  readStoredToken,
  storePreferences,
  toAbsoluteUrl,
} from "@topout/shared/first-load";
import { CURRENT_GYM, type ScreenFirstLoad } from "@topout/shared/remote";

import type { FirstScreen } from "./find-first-screens.ts";
import { readMeta } from "./read-meta.ts";
import { requestGym } from "./request-gym.ts";
import { accountUrl, gymsUrl } from "./screens.build.ts";
import { selectFirstRequests } from "./select-first-requests.ts";

/** Less than the stale time of queries. A screen that opens later sends its own requests. */
const MAX_AGE_MS = 30_000;

/** Requests the data of the first screen before the app has loaded. `request` of the API client uses the responses. */
export function requestFirstData(declared: ScreenFirstLoad, params: FirstScreen["params"]): void {
  const token = readStoredToken();
  const responses = new Map<string, Promise<Response>>();
  setTimeout(() => responses.clear(), MAX_AGE_MS);
  const start = createStart(token, responses);

  const { urls, gymUrls, scanUrl, userUrls, calls } = selectFirstRequests(declared, params);
  const me = token === null ? undefined : start(accountUrl);

  const selectedGymId = readStoredPreferences().gymId ?? undefined;
  const firstGymId = readMeta("first-gym");
  /** Finds the gym like `useCurrentGym`. On a static host, the first gym is only in the list of gyms. */
  const findGym = async (): Promise<string | undefined> => {
    const homeGym: string | null | undefined = (await readJson(me))?.home_gym;
    return (
      homeGym || firstGymId || (await readJson(responses.get(toAbsoluteUrl(gymsUrl))))?.data[0]?.id
    );
  };
  const withGym = (path: string, id: string) =>
    path.replaceAll(CURRENT_GYM, encodeURIComponent(id));
  const startLists = (id: string) => {
    for (const path of gymUrls) void start(withGym(path, id));
  };
  const startCalls = (id: string) => {
    if (token === null) return;
    for (const { path, storedBody } of calls) {
      void start(withGym(path, id), readStoredBody(storedBody, id));
    }
  };
  // First, because the drawing of the dashboard needs only the lists of the gym.
  const allStarted =
    scanUrl === undefined
      ? requestGym({ token, selectedGymId, firstGymId, findGym, startLists, startCalls })
      : startScannedLists(start(scanUrl), startLists);
  for (const url of [...urls, ...(token === null ? [] : userUrls)]) void start(url);
  // After a failure, the screen sends the remaining requests and handles their errors.
  allStarted.catch(() => undefined);
  window.firstData = { token, firstGymId, responses, allStarted };
}

function createStart(token: string | null, responses: Map<string, Promise<Response>>) {
  const headers = {
    Accept: "application/json",
    ...(token !== null && { Authorization: `Bearer ${token}` }),
  };
  const callHeaders = { ...headers, "Content-Type": "application/json" };
  /** Sends a POST if there is a body. */
  return (path: string, body?: string) => {
    const url = toAbsoluteUrl(path);
    const response = fetch(
      url,
      body ? { method: "POST", headers: callHeaders, body } : { headers },
    );
    responses.set(body ? toCallKey("POST", url, body) : url, response);
    // The API client handles the error. Without this, the browser would also report it.
    response.catch(() => undefined);
    return response;
  };
}

/** Selects the gym in the response for the code of a label, so that the shell does not load another one. Starts its lists. */
async function startScannedLists(
  scan: Promise<Response>,
  startLists: (gymId: string) => void,
): Promise<void> {
  const gymId: string | undefined = (await readJson(scan))?.gym?.id;
  if (!gymId) return;
  storePreferences({ ...readStoredPreferences(), gymId });
  startLists(gymId);
}

const readJson = async (response: Promise<Response> | undefined) =>
  (await response)?.clone().json();
