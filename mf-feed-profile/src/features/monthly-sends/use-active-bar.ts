import { type KeyboardEvent, useRef, useState } from "react";

/**
 * Bars as one tab stop, in which the arrow keys go from bar to bar, and which of them is looked at: that under the
 * pointer, else that with focus. Escape puts what is said about it away.
 */
export function useActiveBar(count: number) {
  const [stop, setStop] = useState(count - 1);
  const [pointed, setPointed] = useState<number>();
  const [focused, setFocused] = useState<number>();
  const bars = useRef<HTMLDivElement>(null);

  const lookAway = () => {
    setPointed(undefined);
    setFocused(undefined);
  };

  const press = (event: KeyboardEvent) => {
    if (event.key === "Escape") lookAway();
    const next = barAt(event.key, stop, count);
    if (next === undefined) return;
    event.preventDefault();
    bars.current?.querySelectorAll("button")[next]?.focus();
  };

  return {
    lookedAt: pointed ?? focused,
    /** For the element around the bars. */
    all: { ref: bars, onKeyDown: press, onPointerLeave: () => setPointed(undefined) },
    bar: (place: number) => ({
      tabIndex: place === stop ? 0 : -1,
      onPointerEnter: () => setPointed(place),
      onFocus: () => {
        setStop(place);
        setFocused(place);
      },
      onBlur: () => setFocused(undefined),
      // Some browsers give a pressed button no focus: a tap would say nothing.
      onClick: ({ currentTarget }: { currentTarget: HTMLElement }) => currentTarget.focus(),
    }),
  };
}

/** Where a key leads from a bar; undefined where it means nothing. The ends are ends. */
function barAt(key: string, from: number, count: number): number | undefined {
  const places: Readonly<Record<string, number>> = {
    ArrowLeft: Math.max(from - 1, 0),
    ArrowRight: Math.min(from + 1, count - 1),
    Home: 0,
    End: count - 1,
  };
  return places[key];
}
