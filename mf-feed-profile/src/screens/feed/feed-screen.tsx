import { styled } from "@topout/shared/platform";
import { media } from "@topout/shared/theme";

import { ActivityFeed } from "../../features/activity-feed/activity-feed.tsx";

/** /feed */
function FeedScreen() {
  return (
    <Page>
      <h1>Feed</h1>
      <ActivityFeed />
    </Page>
  );
}

export { FeedScreen as Component };

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  max-width: 620px;
  margin: 0 auto;
  padding-top: 6px;

  ${media.desktop} {
    gap: 16px;
    padding-top: 24px;
  }
`;
