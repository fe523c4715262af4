import { styled } from "@topout/shared/platform";

/** Has the height of the card that loads, so that what follows does not move. */
export const FeedbackSpace = styled.div`
  min-height: 50px;

  &[data-vote="true"] {
    min-height: 150px;
  }
`;
