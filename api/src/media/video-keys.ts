import { createHmac, timingSafeEqual } from "node:crypto";

/** The key of a video stays the same for this time, so that browsers find its files in their cache. */
const WINDOW_MS = 60 * 60_000;
/** Longer than the window, so that a player can still seek in a video at the end of the window. */
const LIFETIME_WINDOWS = 2;

export type VideoKeys = ReturnType<typeof createVideoKeys>;

/**
 * Keys that give access to the files of one video for one to two hours. `<img>` and `<video>` send no session, so the
 * owner of a hidden profile loads the files of the own videos with them.
 */
export function createVideoKeys(secretKey: string) {
  const sign = (videoId: string, window: number) =>
    createHmac("sha256", secretKey).update(`video ${videoId} ${window}`).digest("base64url");
  const getWindow = () => Math.floor(Date.now() / WINDOW_MS);

  return {
    create: (videoId: string): string => sign(videoId, getWindow()),

    isValid: (videoId: string, key: string): boolean =>
      Array.from({ length: LIFETIME_WINDOWS }, (_, age) =>
        Buffer.from(sign(videoId, getWindow() - age)),
      ).some((expected) => isEqual(Buffer.from(key), expected)),
  };
}

const isEqual = (a: Buffer, b: Buffer) => a.length === b.length && timingSafeEqual(a, b);
