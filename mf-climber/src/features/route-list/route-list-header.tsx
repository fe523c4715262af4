import { styled } from "@topout/shared/platform";

import { SortSelect } from "./sort-select.tsx";
import { routeListTexts } from "./route-list-texts.ts";

export const RouteListHeader = () => (
  <Header>
    <h2>{routeListTexts.title}</h2>
    <SortSelect />
  </Header>
);

const Header = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-top: 6px;
`;
