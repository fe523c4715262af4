import { styled } from "@topout/shared/platform";
import { Skeleton, SkeletonScreen } from "@topout/shared/ui";

export function PanelSkeleton() {
  return (
    <SkeletonScreen label="Loading route…">
      <Boxes>
        <Skeleton style={{ height: 250, borderRadius: 20 }} />
        <Skeleton style={{ width: "60%", height: 28 }} />
        <Pair>
          <Skeleton style={{ height: 60, borderRadius: 18 }} />
          <Skeleton style={{ height: 60, borderRadius: 18 }} />
        </Pair>
        <Skeleton style={{ height: 44 }} />
      </Boxes>
    </SkeletonScreen>
  );
}

const Boxes = styled.div`
  display: grid;
  gap: 14px;
  padding: 12px 16px;
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 10px;
`;
