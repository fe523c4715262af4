import type { LocalKey } from "@topout/shared/browser-storage";

/** What a screen requests when it opens. */
export interface FirstScreenUrls {
  /** A regular expression for the path. */
  readonly pattern: string;
  /** `namePlaceholder` stands for the second segment of the path. */
  readonly urls?: readonly string[];
  /** Lists of the current gym. `gymIdPlaceholder` stands for its id. */
  readonly gymUrls?: readonly string[];
  /** Lists of a signed-in user. */
  readonly userUrls?: readonly string[];
  /** With this search parameter or stored preference, the screen requests other URLs, so these are skipped. */
  readonly skippedWith?: { readonly param: string; readonly preference?: string };
}

export interface FirstDataUrls {
  readonly screens: readonly FirstScreenUrls[];
  /** The account of a signed-in user. Every screen needs it. */
  readonly me: string;
  /** Every screen of `screens` needs it. */
  readonly gyms: string;
  readonly gymIdPlaceholder: string;
  readonly namePlaceholder: string;
}

/** The requests of the first screen. */
interface SelectedUrls {
  readonly urls: readonly string[];
  readonly gymUrls: readonly string[];
  readonly userUrls: readonly string[];
  /** The gym that is selected on this device. */
  readonly gymId: string | undefined;
}

/**
 * Selects the requests of the first screen by its path. The build writes this function's source into the document, so
 * it must not use imports or outer variables.
 */
export function selectFirstUrls({ screens, gyms, namePlaceholder }: FirstDataUrls): SelectedUrls {
  const readPreferences = (): Readonly<Record<string, unknown>> => {
    try {
      const stored: unknown = JSON.parse(
        localStorage.getItem("topout.preferences" satisfies LocalKey) ?? "{}",
      );
      return Object(Object(stored).state);
    } catch {
      // Like the store, which uses its defaults instead of an invalid value.
      return {};
    }
  };
  const preferences = readPreferences();
  const isSkipped = ({ skippedWith }: FirstScreenUrls) =>
    skippedWith !== undefined &&
    (new URLSearchParams(location.search).has(skippedWith.param) ||
      Boolean(preferences[skippedWith.preference ?? ""]));

  const gymId = typeof preferences["gymId"] === "string" ? preferences["gymId"] : undefined;
  const screen = screens.find(({ pattern }) => new RegExp(pattern, "i").test(location.pathname));
  if (!screen) return { urls: [], gymUrls: [], userUrls: [], gymId };
  if (isSkipped(screen)) return { urls: [gyms], gymUrls: [], userUrls: [], gymId };
  const { urls = [], gymUrls = [], userUrls = [] } = screen;
  const [, , name = ""] = location.pathname.split("/");
  const withName = urls.map((url) => url.replace(namePlaceholder, name));
  return { urls: [gyms, ...withName], gymUrls, userUrls, gymId };
}
