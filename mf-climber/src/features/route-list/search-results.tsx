import { styled } from "@topout/shared/platform";
import { Card } from "@topout/shared/ui";

import { RouteRows } from "./rows/route-rows.tsx";
import type { RouteRowsProps } from "./rows/rows-props.ts";

/** What a search has found, of every circuit, with nothing to unfold. */
export const SearchResults = (props: RouteRowsProps) => (
  <Found>
    <RouteRows {...props} />
  </Found>
);

const Found = styled(Card)`
  overflow: hidden;
`;
