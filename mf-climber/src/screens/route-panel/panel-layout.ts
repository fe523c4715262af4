import { styled } from "@topout/shared/platform";

export const PanelBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 18px;
  padding: 12px 16px 18px;
`;

export const Tags = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  align-items: center;
`;

/** Has the same position as the Close button in the route's header. */
export const CloseCorner = styled.div`
  display: flex;
  justify-content: flex-end;
  padding: 16px 14px 0;
`;
