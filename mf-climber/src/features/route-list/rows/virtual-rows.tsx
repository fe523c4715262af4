import { type RefObject, useCallback, useRef } from "react";

import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from "@tanstack/react-virtual";
import { styled } from "@topout/shared/platform";
import { media } from "@topout/shared/theme";
import { useMediaQuery } from "@topout/shared/ui";

import { FindableRows } from "./findable-rows.tsx";
import { RouteRow } from "./route-row.tsx";
import type { RouteRowsProps } from "./rows-props.ts";
import { ROW_HEIGHT, rowsWithin } from "./screenful.ts";
import { scrollerOf, useScrollMargin } from "./use-scroll-margin.ts";
import { useFocusedRow } from "./use-focused-row.ts";

/** Rows drawn beyond the edges, for a hand that throws the list. */
const OVERSCAN = 8;
/** Until the first picture is on the glass: whoever works on before takes the processor from those who draw it. */
const SHOWN_MS = 150;

interface VirtualRowsProps extends RouteRowsProps {
  /** The row that has the focus among those that stand in for these. */
  focused: RefObject<number | undefined>;
}

/** Rows of which only those in sight are drawn. On desktop their column scrolls, else the page. */
export function VirtualRows(props: VirtualRowsProps) {
  const roomy = useMediaQuery(media.desktop);
  return roomy ? <RowsInColumn {...props} /> : <RowsInPage {...props} />;
}

function RowsInPage(props: VirtualRowsProps) {
  const list = useRef<HTMLUListElement>(null);
  const virtualizer = useWindowVirtualizer({
    ...useOptions(props, list),
    initialRect: { width: innerWidth, height: innerHeight },
  });
  return <Rows {...props} list={list} virtualizer={virtualizer} />;
}

function RowsInColumn(props: VirtualRowsProps) {
  const list = useRef<HTMLUListElement>(null);
  const virtualizer = useVirtualizer({
    ...useOptions(props, list),
    getScrollElement: () => scrollerOf(list.current),
    // The virtualizer scrolls there once it begins, and would take back what somebody has scrolled before.
    initialOffset: () => scrollerOf(list.current)?.scrollTop ?? 0,
  });
  return <Rows {...props} list={list} virtualizer={virtualizer} />;
}

function useOptions(
  { routes, room, focused }: VirtualRowsProps,
  list: RefObject<HTMLUListElement | null>,
) {
  const scrollMargin = useScrollMargin(list, room === undefined ? 0 : SHOWN_MS);
  return {
    // Once it is known where the list begins.
    enabled: scrollMargin !== undefined,
    scrollMargin: scrollMargin ?? 0,
    count: routes.length,
    // Another function has thousands of rows placed anew.
    getItemKey: useCallback((index: number) => routes[index]?.route.id ?? index, [routes]),
    estimateSize: () => ROW_HEIGHT,
    measureElement,
    overscan: OVERSCAN,
    rangeExtractor: useFocusedRow(list, focused),
  };
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

/**
 * The first picture has to come at once: it looks for nothing, and draws of the list's beginning what is to be seen. So
 * it stays until the virtualizer, once enabled, has seen what scrolls: a row that has the focus must not go meanwhile.
 */
function Rows({ routes, room, onOpen, list, virtualizer }: RowsProps) {
  const { enabled, scrollMargin } = virtualizer.options;
  const known = enabled ? virtualizer.getVirtualItems() : [];
  const drawn = known.length > 0 ? known : firstRows(routes, scrollMargin, room);
  const height = enabled ? virtualizer.getTotalSize() : routes.length * ROW_HEIGHT;

  return (
    <Place style={{ height }}>
      <ul ref={list}>
        {drawn.map(({ key, index, start }) => {
          const listed = routes[index];
          return (
            listed && (
              <Row
                key={key}
                ref={enabled ? virtualizer.measureElement : undefined}
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
        rowHeight={height / routes.length}
        drawn={drawn.map(({ index }) => index)}
      />
    </Place>
  );
}

function firstRows(
  routes: RouteRowsProps["routes"],
  scrollMargin: number,
  room: number | undefined,
) {
  return routes.slice(0, rowsWithin(room)).map(({ route }, index) => {
    const start = scrollMargin + index * ROW_HEIGHT;
    return { key: route.id, index, start };
  });
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
