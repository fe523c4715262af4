import { useRef } from "react";

import { keyframes, styled } from "@topout/shared/platform";
import { motion } from "@topout/shared/theme";
import { createLazyComponent } from "@topout/shared/ui";

import { RouteRow } from "./route-row.tsx";
import { countVisibleRows, getRowIndex } from "./row-geometry.ts";
import type { RouteRowsProps } from "./rows-props.ts";

/** Longer lists are virtualized. Only large gyms and their search results are longer. */
const MAX_PLAIN_ROWS = 60;

const VirtualRows = createLazyComponent(
  async () => (await import("./virtual-rows.tsx")).VirtualRows,
);

/** Renders a row for each route. Why long lists are virtualized: docs/decisions/0023-virtualized-route-list.md */
export function RouteRows(props: RouteRowsProps) {
  if (props.routes.length <= MAX_PLAIN_ROWS) return <PlainRows {...props} />;
  return <LazyVirtualRows {...props} />;
}

/**
 * Renders the visible rows until the code of the virtualized list is loaded. The virtualized list then restores the
 * focus.
 */
function LazyVirtualRows(props: RouteRowsProps) {
  const { routes, visibleHeight } = props;
  const focusedIndex = useRef<number>(undefined);
  return (
    <VirtualRows
      {...props}
      initialFocus={focusedIndex}
      fallback={
        <div
          onFocus={({ target }) => (focusedIndex.current = getRowIndex(target))}
          onBlur={() => (focusedIndex.current = undefined)}
        >
          <PlainRows {...props} routes={routes.slice(0, countVisibleRows(visibleHeight))} />
        </div>
      }
    />
  );
}

const PlainRows = ({ routes, headingMark, onOpen }: RouteRowsProps) => (
  <List>
    {routes.map((gymRoute, index) => (
      <li key={gymRoute.route.id} data-index={index}>
        <RouteRow gymRoute={gymRoute} headingMark={headingMark} onOpen={onOpen} />
      </li>
    ))}
  </List>
);

const fadeIn = keyframes`
  from { opacity: 0; transform: translateY(-6px); }
`;

/* Virtualized rows have no animation, because its layer would be as high as the whole list. */
const List = styled.ul`
  animation: ${fadeIn} ${motion.base} ${motion.easeOut};
`;
