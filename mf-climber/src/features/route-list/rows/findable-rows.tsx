import { useEffect, useEffectEvent, useRef } from "react";

import { styled } from "@topout/shared/platform";

import { type GymRoute, formatLocation } from "../../../gym-routes/gym-route.ts";
import { FindableWords } from "./findable-words.ts";

interface FindableRowsProps {
  routes: readonly GymRoute[];
  /** In pixels, on average. */
  rowHeight: number;
  /** The rows that are there anyway, by index. */
  drawn: readonly number[];
}

/** Nobody searches in the very moment in which the list opens, which has enough to do. */
const LATER_MS = 500;

/**
 * What the rows that are not drawn say, for the browser's own search: it scrolls to what it has found, and there the
 * row is drawn. Nobody sees or hears these words. A browser that cannot search them finds what is drawn.
 */
export function FindableRows({ routes, rowHeight, drawn }: FindableRowsProps) {
  const place = useRef<HTMLDivElement>(null);
  const words = useRef<FindableWords>(null);
  const silence = useEffectEvent(() => words.current?.silence(drawn));

  useEffect(() => {
    const later = setTimeout(() => {
      if (!place.current) return;
      words.current = new FindableWords(place.current, routes.map(wordsOf));
      silence();
    }, LATER_MS);
    return () => clearTimeout(later);
  }, [routes]);

  const first = drawn[0];
  const last = drawn.at(-1);
  useEffect(() => {
    if (first !== undefined && last !== undefined) silence();
  }, [first, last]);

  return <Unseen ref={place} aria-hidden="true" style={{ "--row-height": `${rowHeight}px` }} />;
}

const wordsOf = ({ route }: GymRoute) => [route.name, route.grade, formatLocation(route)].join(" ");

const Unseen = styled.div<{ style: { "--row-height": string } }>`
  > div {
    position: absolute;
    left: 76px;
    color: transparent;
    line-height: var(--row-height);
    white-space: pre;
    pointer-events: none;
  }
`;
