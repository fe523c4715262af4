import { useEffect, useState } from "react";

import type { Reset, UserRef } from "@topout/shared/contract";

/** What another setter has just added to the reset. */
export interface Addition {
  readonly user: UserRef;
  readonly count: number;
}

type Setters = Reset["setters"];

const VISIBLE_MS = 4_000;

/** The latest addition of another setter, for 4 seconds. It counts up while it is visible. */
export function useAddition(
  setters: Setters,
  currentUserId: string | undefined,
): Addition | undefined {
  const [seenSetters, setSeenSetters] = useState(setters);
  const [addition, setAddition] = useState<Addition>();

  if (setters !== seenSetters) {
    const latest = findAddition(setters, seenSetters, currentUserId);
    setSeenSetters(setters);
    if (latest) setAddition(countUp(addition, latest));
  }

  useEffect(() => {
    if (!addition) return undefined;
    const timer = setTimeout(() => setAddition(undefined), VISIBLE_MS);
    return () => clearTimeout(timer);
  }, [addition]);

  return addition;
}

function findAddition(
  setters: Setters,
  seenSetters: Setters,
  currentUserId: string | undefined,
): Addition | undefined {
  const seenIds = new Set(seenSetters.flatMap(({ routes }) => routes));
  for (const { routes, ...user } of setters) {
    const count = routes.filter((id) => !seenIds.has(id)).length;
    if (count > 0 && user.id !== currentUserId) return { user, count };
  }
  return undefined;
}

const countUp = (visible: Addition | undefined, { user, count }: Addition): Addition => ({
  user,
  count: visible?.user.id === user.id ? visible.count + count : count,
});
