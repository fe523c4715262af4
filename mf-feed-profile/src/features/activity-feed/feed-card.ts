import { styled } from "@topout/shared/platform";
import { Card } from "@topout/shared/ui";

/** The card of an entry. It is focusable, because Load More moves the focus to the first new card. */
export const FeedCard = styled(Card).attrs({ as: "article", tabIndex: -1 })`
  scroll-margin-top: 84px;
`;
