import { type KeyboardEvent, useEffect, useId, useState } from "react";

import type { GymSummary } from "@topout/shared/contract";

interface ActiveOptionOptions {
  readonly gyms: readonly GymSummary[];
  readonly query: string;
  readonly onSelect: (gym: GymSummary) => void;
}

/** The option that Enter selects. The focus stays in the field. The first match is active. */
export function useActiveOption({ gyms, query, onSelect }: ActiveOptionOptions) {
  const listId = useId();
  const [moved, setMoved] = useState({ query, index: 0 });
  const index = moved.query === query ? moved.index : 0;
  const activeGym = gyms[Math.min(index, gyms.length - 1)];
  const getOptionId = ({ id }: GymSummary) => `${listId}-${id}`;
  const activeId = activeGym && getOptionId(activeGym);

  useEffect(() => {
    // jsdom has no `scrollIntoView`.
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: "nearest" });
  }, [activeId]);

  const move = (step: number) =>
    setMoved({ query, index: (index + step + gyms.length) % gyms.length });
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!activeGym || event.nativeEvent.isComposing) return;
    // Until typing pauses, the list belongs to the previous text. Enter then searches.
    if (event.key === "Enter" && event.currentTarget.value.trim() === query) onSelect(activeGym);
    else if (event.key === "ArrowDown") move(1);
    else if (event.key === "ArrowUp") move(-1);
    else return;
    event.preventDefault();
  };
  const inputProps = {
    role: "combobox",
    "aria-expanded": gyms.length > 0,
    "aria-controls": listId,
    "aria-autocomplete": "list",
    "aria-activedescendant": activeId,
    onKeyDown: handleKeyDown,
  } as const;
  return { listId, activeGym, getOptionId, inputProps };
}
