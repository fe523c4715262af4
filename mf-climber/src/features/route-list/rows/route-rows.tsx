import { lazy, Suspense } from "react";

import { keyframes, styled } from "@topout/shared/platform";
import { motion } from "@topout/shared/theme";

import { RouteRow } from "./route-row.tsx";
import { type RouteRowsProps, SCREENFUL } from "./rows-props.ts";

/** Up to here every row is simply there; it takes a large gym, or a search through one, to go beyond. */
const MANY = 60;

const VirtualRows = lazy(async () => ({
  default: (await import("./virtual-rows.tsx")).VirtualRows,
}));

/** A row for each route. However many they are, only those in sight are drawn. */
export function RouteRows(props: RouteRowsProps) {
  const { routes, onOpen } = props;
  if (routes.length <= MANY) return <PlainRows routes={routes} onOpen={onOpen} />;
  return (
    <Suspense fallback={<PlainRows routes={routes.slice(0, SCREENFUL)} onOpen={onOpen} />}>
      <VirtualRows {...props} />
    </Suspense>
  );
}

const PlainRows = ({ routes, onOpen }: RouteRowsProps) => (
  <Unfolded>
    {routes.map((listed) => (
      <li key={listed.route.id}>
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
