import { type RefObject, useRef } from "react";

import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from "@tanstack/react-virtual";
import { styled } from "@topout/shared/platform";
import { media } from "@topout/shared/theme";
import { useMediaQuery } from "@topout/shared/ui";

import { FindableRows } from "./findable-rows.tsx";
import { RouteRow } from "./route-row.tsx";
import type { RouteRowsProps } from "./rows-props.ts";
import { scrollerOf, useScrollMargin } from "./use-scroll-margin.ts";
import { useFocusedRow } from "./use-focused-row.ts";

/** In pixels; each row is measured once it is drawn. */
const ROW_HEIGHT = 77;
const OVERSCAN = 8;

/** Rows of which only those in sight are drawn. On desktop their column scrolls, else the page. */
export function VirtualRows(props: RouteRowsProps) {
  const roomy = useMediaQuery(media.desktop);
  return roomy ? <RowsInColumn {...props} /> : <RowsInPage {...props} />;
}

function RowsInPage(props: RouteRowsProps) {
  const list = useRef<HTMLUListElement>(null);
  const virtualizer = useWindowVirtualizer({
    ...optionsOf(props),
    rangeExtractor: useFocusedRow(list),
    scrollMargin: useScrollMargin(list),
  });
  return <Rows {...props} list={list} virtualizer={virtualizer} />;
}

function RowsInColumn(props: RouteRowsProps) {
  const list = useRef<HTMLUListElement>(null);
  const virtualizer = useVirtualizer({
    ...optionsOf(props),
    getScrollElement: () => scrollerOf(list.current),
    rangeExtractor: useFocusedRow(list),
    scrollMargin: useScrollMargin(list),
  });
  return <Rows {...props} list={list} virtualizer={virtualizer} />;
}

const optionsOf = ({ routes }: RouteRowsProps) => ({
  count: routes.length,
  estimateSize: () => ROW_HEIGHT,
  getItemKey: (index: number) => routes[index]?.route.id ?? index,
  overscan: OVERSCAN,
});

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
