import { readStoredPreferences } from "@topout/shared/first-load";
import { CURRENT_GYM, type ScreenFirstLoad } from "@topout/shared/remote";

import { expandPath, hasPlaceholder } from "./expand-path.ts";
import type { FirstScreen } from "./find-first-screens.ts";
import { isReload } from "./is-reload.ts";

interface FirstRequests {
  readonly urls: readonly string[];
  /** These contain {@link CURRENT_GYM}. */
  readonly gymUrls: readonly string[];
  /** Its response names the gym. Without it, the gym is the current one. */
  readonly scanUrl: string | undefined;
  /** Requests of a signed-in user. */
  readonly userUrls: readonly string[];
  /** Calls of a signed-in user. */
  readonly calls: NonNullable<ScreenFirstLoad["userCalls"]>;
}

/** Selects the requests that the screen sends when it opens, and replaces the parameters of the path. */
export function selectFirstRequests(
  declared: ScreenFirstLoad,
  params: FirstScreen["params"],
): FirstRequests {
  if (isSkipped(declared)) {
    return { urls: [], gymUrls: [], scanUrl: undefined, userUrls: [], calls: [] };
  }
  const { requests = [], scanRequest, userRequests = [], userCalls = [] } = declared;
  const expanded = requests
    .map((url) => expandPath(url, params))
    // Without the parameter, as in the path of the own profile, the screen sends other requests.
    .filter((url) => !hasPlaceholder(url.replaceAll(CURRENT_GYM, "")));
  return {
    urls: expanded.filter((url) => !url.includes(CURRENT_GYM)),
    gymUrls: expanded.filter((url) => url.includes(CURRENT_GYM)),
    scanUrl: scanRequest && expandPath(scanRequest, params),
    userUrls: userRequests,
    calls: userCalls,
  };
}

function isSkipped({ scanRequest, skippedWith }: ScreenFirstLoad): boolean {
  if (scanRequest !== undefined && isReload()) return true;
  if (!skippedWith) return false;
  const { param, preference } = skippedWith;
  if (new URLSearchParams(location.search).has(param)) return true;
  const stored: Readonly<Record<string, unknown>> = { ...readStoredPreferences() };
  return preference !== undefined && Boolean(stored[preference]);
}
