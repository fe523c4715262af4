import { useEffect, useRef } from "react";

import { noteMutations } from "@topout/shared/api/staff";
import { notify, useMutation } from "@topout/shared/platform";

import type { ShownGroup } from "../../features/notes/note-row.tsx";
import { createSetterMeta, reportLostRole } from "../../route-writes/setter-errors.ts";
import { useStripRoutes } from "../../route-writes/use-strip-routes.ts";

interface Focus {
  readonly removed: string;
  readonly next: string | undefined;
}

/** Marks a group as done or strips its route. The focus then moves to the next group. */
export function useNoteActions(
  groups: readonly ShownGroup[],
  onRemove: (group: ShownGroup) => void,
) {
  const { mutate: markDone, isPending } = useMutation({
    ...noteMutations.markDone(),
    meta: createSetterMeta({ canRetry: true }),
    onError: reportLostRole,
    afterSuccess: (_result, { routeName }) =>
      notify({ type: "success", title: `${routeName} is done` }),
  });
  const { mutate: strip } = useStripRoutes();
  const focusAfter = useFocusAfterRemoval();
  const handleRemoval = (removed: ShownGroup) => {
    const { key } = removed;
    const index = groups.findIndex((group) => group.key === key);
    onRemove(removed);
    focusAfter({ removed: key, next: (groups[index + 1] ?? groups[index - 1])?.key });
  };

  return {
    isPending,
    markDone: (group: ShownGroup) =>
      markDone(
        { id: group.newest.id, routeName: group.route.name },
        { onSuccess: () => handleRemoval(group) },
      ),
    strip: (group: ShownGroup) => strip([group.route], { onSuccess: () => handleRemoval(group) }),
  };
}

/** Returns a function that moves the focus as soon as the list no longer has a group. */
function useFocusAfterRemoval() {
  const pending = useRef<Focus>(undefined);
  const moveFocus = () => {
    if (!pending.current || getOpenButton(pending.current.removed)) return;
    const { next } = pending.current;
    pending.current = undefined;
    if (next) getOpenButton(next)?.focus();
  };
  useEffect(moveFocus);
  return (focus: Focus) => {
    pending.current = focus;
    moveFocus();
  };
}

const getOpenButton = (key: string) =>
  document.querySelector<HTMLElement>(`[data-note="${CSS.escape(key)}"]`);
