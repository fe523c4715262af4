import { styled } from "@topout/shared/platform";
import { media } from "@topout/shared/theme";
import { Skeleton, SkeletonScreen } from "@topout/shared/ui";

import { Column, Columns } from "./insights-layout.ts";

/** The boxes of the screen. */
export const InsightsSkeleton = () => (
  <SkeletonScreen label="Loading the insights…">
    <Columns>
      <Column>
        <Figures />
        <Block style={{ height: 540 }} />
      </Column>
      <Column>
        <Block style={{ height: 500 }} />
        <Block style={{ height: 240 }} />
      </Column>
    </Columns>
  </SkeletonScreen>
);

const Block = styled(Skeleton)`
  border-radius: 20px;
`;

const Figures = styled(Block)`
  height: 148px;

  ${media.desktop} {
    height: 68px;
  }
`;
