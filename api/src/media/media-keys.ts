import { isSignatureValid, type SecretKeys, signText } from "../auth/secret-keys.ts";

/** A key stays the same for this time, so that browsers find its files in their cache. */
const WINDOW_MS = 60 * 60_000;
/** Longer than the window, so that a player can still seek in a video at the end of the window. */
const LIFETIME_WINDOWS = 2;

/** What a key gives access to. The id is that of the video, or of the user for both photos. */
type MediaKind = "video" | "photo";

export type MediaKeys = ReturnType<typeof createMediaKeys>;

/**
 * Keys that give access to the files of one video, or to the photos of one user, for one to two hours. `<img>` and
 * `<video>` send no session, so the owner of a hidden profile loads the own videos and photos with them.
 */
export function createMediaKeys(keys: SecretKeys) {
  const toSignedText = (kind: MediaKind, id: string, window: number) => `${kind} ${id} ${window}`;
  const getWindow = () => Math.floor(Date.now() / WINDOW_MS);

  return {
    create: (kind: MediaKind, id: string): string =>
      signText(keys, toSignedText(kind, id, getWindow())),

    isValid: (kind: MediaKind, id: string, key: string | undefined): boolean =>
      key !== undefined &&
      Array.from({ length: LIFETIME_WINDOWS }, (_, age) =>
        toSignedText(kind, id, getWindow() - age),
      ).some((text) => isSignatureValid(keys, text, key)),
  };
}
