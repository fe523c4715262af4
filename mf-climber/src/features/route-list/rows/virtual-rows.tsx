import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from "@tanstack/react-virtual";
import { styled } from "@topout/shared/platform";
import { media } from "@topout/shared/theme";
import { useMediaQuery } from "@topout/shared/ui";

import { afterPaint } from "../../../after-paint.ts";
import { FindableRows } from "./findable-rows.tsx";
import { RouteRow } from "./route-row.tsx";
import type { RouteRowsProps } from "./rows-props.ts";
import { scrollerOf, useScrollMargin } from "./use-scroll-margin.ts";
import { useFocusedRow } from "./use-focused-row.ts";

/** In pixels; each row is measured once it is drawn. */
const ROW_HEIGHT = 76;
/** Rows drawn beyond the edges, for a hand that throws the list; the first picture does with fewer. */
const OVERSCAN = { atFirst: 1, later: 8 };

/** Rows of which only those in sight are drawn. On desktop their column scrolls, else the page. */
export function VirtualRows(props: RouteRowsProps) {
  const roomy = useMediaQuery(media.desktop);
  return roomy ? <RowsInColumn {...props} /> : <RowsInPage {...props} />;
}

function RowsInPage(props: RouteRowsProps) {
  const list = useRef<HTMLUListElement>(null);
  const virtualizer = useWindowVirtualizer({
    ...useOptions(props, list),
    initialRect: { width: innerWidth, height: innerHeight },
  });
  return <Rows {...props} list={list} virtualizer={virtualizer} />;
}

function RowsInColumn(props: RouteRowsProps) {
  const list = useRef<HTMLUListElement>(null);
  const virtualizer = useVirtualizer({
    ...useOptions(props, list),
    getScrollElement: () => scrollerOf(list.current),
  });
  return <Rows {...props} list={list} virtualizer={virtualizer} />;
}

function useOptions({ routes }: RouteRowsProps, list: RefObject<HTMLUListElement | null>) {
  const scrollMargin = useScrollMargin(list);
  return {
    // Drawn before it is known where the list begins, the wrong rows would be drawn first.
    enabled: scrollMargin !== undefined,
    scrollMargin: scrollMargin ?? 0,
    count: routes.length,
    // Another function has thousands of rows placed anew.
    getItemKey: useCallback((index: number) => routes[index]?.route.id ?? index, [routes]),
    estimateSize: () => ROW_HEIGHT,
    measureElement,
    overscan: useOverscan(),
    rangeExtractor: useFocusedRow(list),
  };
}

function useOverscan(): number {
  const [overscan, setOverscan] = useState(OVERSCAN.atFirst);
  useEffect(() => afterPaint(() => setOverscan(OVERSCAN.later)), []);
  return overscan;
}

/** The row's height as the browser tells it unasked. To ask for it has the page laid out at once, row by row. */
function measureElement<S extends Element | Window>(
  row: Element,
  told: ResizeObserverEntry | undefined,
  list: Virtualizer<S, Element>,
): number {
  const known = list.measurementsCache[list.indexFromElement(row)]?.size;
  return told?.borderBoxSize[0]?.blockSize ?? known ?? ROW_HEIGHT;
}

interface RowsProps extends RouteRowsProps {
  list: RefObject<HTMLUListElement | null>;
  virtualizer: Pick<
    Virtualizer<Window, Element> | Virtualizer<Element, Element>,
    "getVirtualItems" | "getTotalSize" | "measureElement" | "options"
  >;
}

function Rows({ routes, onOpen, list, virtualizer }: RowsProps) {
  const drawn = virtualizer.getVirtualItems();
  const { scrollMargin } = virtualizer.options;

  return (
    <Place style={{ height: virtualizer.getTotalSize() }}>
      <ul ref={list}>
        {drawn.map(({ key, index, start }) => {
          const listed = routes[index];
          return (
            listed && (
              <Row
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                aria-setsize={routes.length}
                aria-posinset={index + 1}
                style={{ transform: `translateY(${start - scrollMargin}px)` }}
              >
                <RouteRow listed={listed} onOpen={onOpen} />
              </Row>
            )
          );
        })}
      </ul>
      <FindableRows
        routes={routes}
        rowHeight={virtualizer.getTotalSize() / routes.length}
        drawn={drawn.map(({ index }) => index)}
      />
    </Place>
  );
}

const Place = styled.div`
  position: relative;
`;

const Row = styled.li`
  position: absolute;
  top: 0;
  left: 0;
  width: 100%;
`;
