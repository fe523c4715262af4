import { styled } from "@topout/shared/platform";
import { media } from "@topout/shared/theme";

/** The grades, and beside them on desktop the map and the list. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 400px;
    gap: 14px 20px;
    align-items: start;
  }
`;

export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
`;
