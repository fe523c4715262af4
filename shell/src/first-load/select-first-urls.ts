import { readStoredPreferences } from "@topout/shared/first-load";

import { firstDataUrls, type FirstScreenUrls } from "./first-requests.build.ts";

/** The requests of the first screen. */
interface SelectedUrls {
  readonly urls: readonly string[];
  readonly gymUrls: readonly string[];
  readonly userUrls: readonly string[];
}

/** Selects the requests of the first screen by its path. */
export function selectFirstUrls(): SelectedUrls {
  const { screens, gyms, namePlaceholder } = firstDataUrls;
  const screen = screens.find(({ pattern }) => new RegExp(pattern, "i").test(location.pathname));
  if (!screen) return { urls: [], gymUrls: [], userUrls: [] };
  if (isSkipped(screen)) return { urls: [gyms], gymUrls: [], userUrls: [] };
  const { urls = [], gymUrls = [], userUrls = [] } = screen;
  const [, , name = ""] = location.pathname.split("/");
  const withName = urls.map((url) => url.replace(namePlaceholder, name));
  return { urls: [gyms, ...withName], gymUrls, userUrls };
}

function isSkipped({ skippedWith }: FirstScreenUrls): boolean {
  if (!skippedWith) return false;
  const { param, preference } = skippedWith;
  if (new URLSearchParams(location.search).has(param)) return true;
  return preference !== undefined && Boolean(readStoredPreferences()[preference]);
}
