import { styled } from "@topout/shared/platform";
import { radius } from "@topout/shared/theme";
import { Skeleton, SkeletonScreen } from "@topout/shared/ui";

export const SettingsSkeleton = () => (
  <SkeletonScreen label="Loading settings…">
    <Column>
      <Block style={{ height: 238 }} />
      <Block style={{ height: 340 }} />
      <Block style={{ height: 112 }} />
      <Block style={{ height: 150 }} />
    </Column>
  </SkeletonScreen>
);

const Column = styled.div`
  display: grid;
  gap: 16px;
`;

const Block = styled(Skeleton)`
  border-radius: ${radius.lg};
`;
