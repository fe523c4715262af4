import { type KeyboardEvent, useRef, useState } from "react";

/**
 * Roving tabindex for the bars of a chart: one tab stop, and arrow keys between bars. The active bar is the one that was
 * hovered or focused last. Escape deactivates it.
 */
export function useActiveBar(count: number) {
  const [tabStop, setTabStop] = useState(count - 1);
  const [hoveredIndex, setHoveredIndex] = useState<number>();
  const [focusedIndex, setFocusedIndex] = useState<number>();
  const group = useRef<HTMLDivElement>(null);

  const clearActive = () => {
    setHoveredIndex(undefined);
    setFocusedIndex(undefined);
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") clearActive();
    const next = getNextIndex(event.key, tabStop, count);
    if (next === undefined) return;
    event.preventDefault();
    group.current?.querySelectorAll("button")[next]?.focus();
  };

  return {
    activeIndex: hoveredIndex ?? focusedIndex,
    /** Props of the element around the bars. */
    groupProps: {
      ref: group,
      onKeyDown: handleKeyDown,
      onPointerLeave: () => setHoveredIndex(undefined),
    },
    getBarProps: (index: number) => ({
      tabIndex: index === tabStop ? 0 : -1,
      onPointerEnter: () => setHoveredIndex(index),
      onFocus: () => {
        setTabStop(index);
        setFocusedIndex(index);
        // An arrow key moves the focus while the pointer rests on another bar.
        setHoveredIndex(undefined);
      },
      onBlur: () => setFocusedIndex(undefined),
      // Safari does not focus a button on click, so a tap would not activate its bar.
      onClick: ({ currentTarget }: { currentTarget: HTMLElement }) => currentTarget.focus(),
    }),
  };
}

/** Returns the index that a key moves to. It does not wrap around. Undefined for other keys. */
function getNextIndex(key: string, current: number, count: number): number | undefined {
  const indexByKey: Readonly<Record<string, number>> = {
    ArrowLeft: Math.max(current - 1, 0),
    ArrowRight: Math.min(current + 1, count - 1),
    Home: 0,
    End: count - 1,
  };
  return indexByKey[key];
}
