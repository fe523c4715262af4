import { useEffect, useEffectEvent, useState } from "react";

import type { BetaClip } from "./beta-clips.ts";

/** Without a network no video loads, so a television waits instead of requesting one after the other. */
const RETRY_DELAY_MS = 15_000;

interface Playback {
  readonly lastId: string | undefined;
  readonly failedId: string | undefined;
  /** The number of videos that have ended or failed. */
  readonly count: number;
}

const START: Playback = { lastId: undefined, failedId: undefined, count: 0 };

/**
 * The clip that plays. After its end, and a while after a failure, the next one follows. `run` differs for each of them,
 * so that the only clip is requested again after a failure. `previous` was played before it, unless it has disappeared.
 */
export function usePlayback(clips: readonly BetaClip[]) {
  const [{ lastId, failedId, count }, setPlayback] = useState(START);
  const clip = getNextClip(clips, lastId);
  const hasFailed = clip !== undefined && clip.id === failedId;

  const playNext = () => setPlayback({ lastId: clip?.id, failedId: undefined, count: count + 1 });
  const playAfterFailure = useEffectEvent(playNext);
  useEffect(() => {
    if (!hasFailed) return undefined;
    const timer = setTimeout(() => playAfterFailure(), RETRY_DELAY_MS);
    return () => clearTimeout(timer);
  }, [hasFailed]);

  return {
    clip,
    run: count,
    previous: count > 0 ? clips.find(({ id }) => id === lastId) : undefined,
    playNext,
    handleError: () => setPlayback({ lastId, failedId: clip?.id, count }),
  };
}

/** The clip after the one that was played. The played one may have disappeared from the list. */
function getNextClip(clips: readonly BetaClip[], lastId: string | undefined): BetaClip | undefined {
  const index = clips.findIndex(({ id }) => id === lastId);
  return clips[(index + 1) % clips.length];
}
