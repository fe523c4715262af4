import { styled } from "@topout/shared/platform";
import { Card } from "@topout/shared/ui";

import { RouteRows } from "./rows/route-rows.tsx";
import type { RouteRowsProps } from "./rows/rows-props.ts";

/** The search results or the projects of all circuits in one list without sections. */
export const SearchResults = (props: RouteRowsProps) => (
  <Results>
    <RouteRows {...props} />
  </Results>
);

const Results = styled(Card)`
  overflow: hidden;
`;
