import { styled } from "@topout/shared/platform";

/** The buttons of a dialog's footer over its whole width. The last one is the primary action and a little wider. */
export const WideButtons = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: 10px;

  > * {
    flex: 1;
  }

  > :last-child {
    flex-grow: 1.25;
  }
`;
