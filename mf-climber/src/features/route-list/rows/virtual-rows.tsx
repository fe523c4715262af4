import { type RefObject, useCallback, useRef } from "react";

import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from "@tanstack/react-virtual";
import { styled } from "@topout/shared/platform";
import { media } from "@topout/shared/theme";
import { useMediaQuery } from "@topout/shared/ui";

import { FindInPageText } from "./find-in-page-text.tsx";
import { RouteRow } from "./route-row.tsx";
import { countVisibleRows, ROW_HEIGHT_PX } from "./row-geometry.ts";
import type { RouteRowsProps } from "./rows-props.ts";
import { useRangeWithFocus } from "./use-range-with-focus.ts";
import { getScrollParent, useScrollMargin } from "./use-scroll-margin.ts";

/** Rows rendered beyond each edge, for fast scrolling. */
const OVERSCAN = 8;
/** Wait for the first paint. Work started earlier delays it on two-core devices. */
const FIRST_PAINT_MS = 150;

interface VirtualRowsProps extends RouteRowsProps {
  /** The index of the row that has the focus in the fallback. */
  initialFocus: RefObject<number | undefined>;
}

/** Renders only the visible rows. On desktop the list column scrolls, on smaller screens the page. */
export function VirtualRows(props: VirtualRowsProps) {
  const isDesktop = useMediaQuery(media.desktop);
  return isDesktop ? <RowsInColumn {...props} /> : <RowsInPage {...props} />;
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
    getScrollElement: () => getScrollParent(list.current),
    // The virtualizer scrolls to this offset when it starts. The user may have scrolled before.
    initialOffset: () => getScrollParent(list.current)?.scrollTop ?? 0,
  });
  return <Rows {...props} list={list} virtualizer={virtualizer} />;
}

function useOptions(
  { routes, visibleHeight, initialFocus }: VirtualRowsProps,
  list: RefObject<HTMLUListElement | null>,
) {
  const scrollMargin = useScrollMargin(list, visibleHeight === undefined ? 0 : FIRST_PAINT_MS);
  return {
    enabled: scrollMargin !== undefined,
    scrollMargin: scrollMargin ?? 0,
    count: routes.length,
    // The virtualizer recomputes all positions when this function changes.
    getItemKey: useCallback((index: number) => routes[index]?.route.id ?? index, [routes]),
    estimateSize: () => ROW_HEIGHT_PX,
    measureElement,
    overscan: OVERSCAN,
    rangeExtractor: useRangeWithFocus(list, initialFocus),
  };
}

/** Use the ResizeObserver entry. Reading the height here would force a layout per row. */
function measureElement<S extends Element | Window>(
  row: Element,
  entry: ResizeObserverEntry | undefined,
  virtualizer: Virtualizer<S, Element>,
): number {
  const knownSize = virtualizer.measurementsCache[virtualizer.indexFromElement(row)]?.size;
  return entry?.borderBoxSize[0]?.blockSize ?? knownSize ?? ROW_HEIGHT_PX;
}

interface RowsProps extends RouteRowsProps {
  list: RefObject<HTMLUListElement | null>;
  virtualizer: Pick<
    Virtualizer<Window, Element> | Virtualizer<Element, Element>,
    "getVirtualItems" | "getTotalSize" | "measureElement" | "options"
  >;
}

/**
 * The first render measures nothing and contains only the first visible rows, so that it is painted fast. These rows
 * stay until the virtualizer returns its own rows, so that a focused row does not unmount.
 */
function Rows({ routes, headingMark, visibleHeight, onOpen, list, virtualizer }: RowsProps) {
  const { enabled, scrollMargin } = virtualizer.options;
  const virtualRows = enabled ? virtualizer.getVirtualItems() : [];
  const rows =
    virtualRows.length > 0 ? virtualRows : getFirstRows(routes, scrollMargin, visibleHeight);
  const height = enabled ? virtualizer.getTotalSize() : routes.length * ROW_HEIGHT_PX;

  return (
    <Container style={{ height }}>
      <ul ref={list}>
        {rows.map(({ key, index, start }) => {
          const gymRoute = routes[index];
          return (
            gymRoute && (
              <Row
                key={key}
                ref={enabled ? virtualizer.measureElement : undefined}
                data-index={index}
                aria-setsize={routes.length}
                aria-posinset={index + 1}
                style={{ transform: `translateY(${start - scrollMargin}px)` }}
              >
                <RouteRow gymRoute={gymRoute} headingMark={headingMark} onOpen={onOpen} />
              </Row>
            )
          );
        })}
      </ul>
      <FindInPageText
        routes={routes}
        rowHeight={height / routes.length}
        renderedRows={rows.map(({ index }) => index)}
      />
    </Container>
  );
}

function getFirstRows(
  routes: RouteRowsProps["routes"],
  scrollMargin: number,
  visibleHeight: number | undefined,
) {
  return routes.slice(0, countVisibleRows(visibleHeight)).map(({ route }, index) => {
    const start = scrollMargin + index * ROW_HEIGHT_PX;
    return { key: route.id, index, start };
  });
}

const Container = styled.div`
  position: relative;
`;

const Row = styled.li`
  position: absolute;
  top: 0;
  left: 0;
  width: 100%;
`;
