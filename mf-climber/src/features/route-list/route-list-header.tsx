import { styled } from "@topout/shared/platform";
import { frame, media } from "@topout/shared/theme";

import { ROUTE_LIST_HEADING_ID } from "../../gym-routes/route-list-heading-id.ts";
import { SortSelect, type SortSelectProps } from "./sort-select.tsx";
import { routeListTexts } from "./route-list-texts.ts";

interface RouteListHeaderProps extends SortSelectProps {
  title?: string;
}

export const RouteListHeader = ({
  title = routeListTexts.title,
  ...props
}: RouteListHeaderProps) => (
  <Header>
    <h2 id={ROUTE_LIST_HEADING_ID} tabIndex={-1}>
      {title}
    </h2>
    <SortSelect {...props} />
  </Header>
);

const Header = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-top: 6px;

  > h2 {
    scroll-margin-top: calc(${frame.top} + 12px);

    ${media.desktop} {
      scroll-margin-top: 0;
    }
  }
`;
