import { lazy, Suspense, useRef } from "react";

import { keyframes, styled } from "@topout/shared/platform";
import { motion } from "@topout/shared/theme";

import { RouteRow } from "./route-row.tsx";
import { indexOfRow } from "./row-index.ts";
import type { RouteRowsProps } from "./rows-props.ts";
import { rowsWithin } from "./screenful.ts";

/** Up to here every row is simply there; it takes a large gym, or a search through one, to go beyond. */
const MANY = 60;

const VirtualRows = lazy(async () => ({
  default: (await import("./virtual-rows.tsx")).VirtualRows,
}));

/** A row for each route. However many they are, only those in sight are drawn. */
export function RouteRows(props: RouteRowsProps) {
  const { routes, onOpen } = props;
  return routes.length > MANY ? <ManyRows {...props} /> : <FewRows {...{ routes, onOpen }} />;
}

/** Until the code for them is there, the first rows stand in, and hand over the focus. */
function ManyRows(props: RouteRowsProps) {
  const { routes, room, onOpen } = props;
  const focused = useRef<number>(undefined);
  return (
    <Suspense
      fallback={
        <div
          onFocus={({ target }) => (focused.current = indexOfRow(target))}
          onBlur={() => (focused.current = undefined)}
        >
          <FewRows routes={routes.slice(0, rowsWithin(room))} onOpen={onOpen} />
        </div>
      }
    >
      <VirtualRows {...props} focused={focused} />
    </Suspense>
  );
}

const FewRows = ({ routes, onOpen }: RouteRowsProps) => (
  <Unfolded>
    {routes.map((listed, index) => (
      <li key={listed.route.id} data-index={index}>
        <RouteRow listed={listed} onOpen={onOpen} />
      </li>
    ))}
  </Unfolded>
);

const unfold = keyframes`
  from { opacity: 0; transform: translateY(-6px); }
`;

/* Rows of which only a few are drawn come at once: a layer of their own would be as high as all of them. */
const Unfolded = styled.ul`
  animation: ${unfold} ${motion.base} ${motion.easeOut};
`;
