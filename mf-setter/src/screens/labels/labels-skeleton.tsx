import { styled } from "@topout/shared/platform";
import { Skeleton, SkeletonScreen } from "@topout/shared/ui";

import { Column, Columns } from "./labels-layout.ts";

/** The boxes of the screen. */
export const LabelsSkeleton = () => (
  <SkeletonScreen label="Loading the labels…">
    <Columns>
      <Column>
        <Block style={{ height: 50 }} />
        <Block style={{ height: 74 }} />
        <Block style={{ height: 112 }} />
        <Block style={{ height: 142 }} />
        <Block style={{ height: 106 }} />
        <Block style={{ height: 100 }} />
      </Column>
      <Block style={{ height: 644 }} />
    </Columns>
  </SkeletonScreen>
);

const Block = styled(Skeleton)`
  border-radius: 20px;
`;
