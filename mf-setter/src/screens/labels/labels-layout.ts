import { styled } from "@topout/shared/platform";
import { media } from "@topout/shared/theme";

/** The options, and the preview beside them on desktop. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;

  ${media.desktop} {
    grid-template-columns: 476px minmax(0, 1fr);
    gap: 28px;
    align-items: start;
  }
`;

export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-content: start;
`;
