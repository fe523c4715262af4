import { styled, useTypedSearchParams } from "@topout/shared/platform";
import { frame, media } from "@topout/shared/theme";
import { Banner, Button, Eye } from "@topout/shared/ui";

import { useProfileView } from "./profile-view.tsx";

/** Shown above the profile in the visitor view. */
export function VisitorViewBanner() {
  const { isVisitorView } = useProfileView();
  const [, setParams] = useTypedSearchParams<"view">();
  if (!isVisitorView) return null;

  return (
    <Sticky>
      <Banner
        role="status"
        icon={<Eye size={20} />}
        action={<Button onClick={() => setParams({ view: undefined })}>Exit visitor view</Button>}
      >
        You're viewing your profile as a visitor.
      </Banner>
    </Sticky>
  );
}

/** Stays below the header, so that the exit button is always visible. */
const Sticky = styled.div`
  position: sticky;
  z-index: 10;
  top: ${frame.header};
  max-width: 1104px;
  margin: 0 auto;
  padding: 8px 0;

  > * {
    flex-wrap: wrap;
  }

  ${media.desktop} {
    padding: 12px 0;
  }
`;
