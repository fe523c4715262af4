import { useEffect, useEffectEvent, useRef } from "react";

import type { GymRoute } from "@topout/shared/gym-map";
import { styled } from "@topout/shared/platform";

import { formatLocation } from "../../../gym-routes/gym-route.ts";
import { HiddenLines } from "./hidden-lines.ts";

interface FindInPageTextProps {
  routes: readonly GymRoute[];
  /** Average height, in pixels. */
  rowHeight: number;
  /** The indexes of the rendered rows. */
  renderedRows: readonly number[];
}

/** Delays the text, so that the list is painted first. */
const DELAY_MS = 500;

/**
 * Lets find-in-page find rows that are not rendered. The text is invisible and hidden from screen readers. The browser
 * scrolls to a match, and the virtualizer then renders the row. Browsers without `hidden="until-found"` find only
 * rendered rows.
 */
export function FindInPageText({ routes, rowHeight, renderedRows }: FindInPageTextProps) {
  const container = useRef<HTMLDivElement>(null);
  const hiddenLines = useRef<HiddenLines>(null);
  const excludeRenderedRows = useEffectEvent(() => hiddenLines.current?.exclude(renderedRows));

  useEffect(() => {
    const timeout = setTimeout(() => {
      if (!container.current) return;
      hiddenLines.current = new HiddenLines(container.current, routes.map(formatLine));
      excludeRenderedRows();
    }, DELAY_MS);
    return () => clearTimeout(timeout);
  }, [routes]);

  const firstRow = renderedRows[0];
  const lastRow = renderedRows.at(-1);
  useEffect(() => {
    if (firstRow !== undefined && lastRow !== undefined) excludeRenderedRows();
  }, [firstRow, lastRow]);

  return (
    <Container ref={container} aria-hidden="true" style={{ "--row-height": `${rowHeight}px` }} />
  );
}

const formatLine = ({ route }: GymRoute) =>
  [route.name, route.grade, formatLocation(route)].join(" ");

const Container = styled.div<{ style: { "--row-height": string } }>`
  > div {
    position: absolute;
    left: 76px;
    color: transparent;
    line-height: var(--row-height);
    white-space: pre;
    pointer-events: none;
  }
`;
