import { styled } from "@topout/shared/platform";
import { radius, space } from "@topout/shared/theme";
import { Skeleton, SkeletonScreen } from "@topout/shared/ui";

/** What stands in a screen's place until its own skeleton can. */
export function LateSkeleton() {
  return (
    <SkeletonScreen label="Loading…">
      <Column>
        <Skeleton style={{ width: 160, height: 28 }} />
        <Block style={{ height: 220 }} />
        <Block style={{ height: 84 }} />
        <Block style={{ height: 84 }} />
      </Column>
    </SkeletonScreen>
  );
}

const Column = styled.div`
  display: grid;
  gap: ${space(4)};
  padding-top: ${space(4)};
`;

const Block = styled(Skeleton)`
  border-radius: ${radius.lg};
`;
