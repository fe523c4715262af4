import { styled } from "@topout/shared/platform";
import { color } from "@topout/shared/theme";
import { Card, Skeleton, SkeletonScreen } from "@topout/shared/ui";

const ROWS = Array.from({ length: 4 }, (_, row) => row);

export const ReleasesSkeleton = () => (
  <SkeletonScreen label="Loading releases…">
    <Card>
      {ROWS.map((row) => (
        <Row key={row}>
          <Skeleton style={{ width: "50%", height: 18 }} />
          <Skeleton style={{ width: 180, height: 14 }} />
        </Row>
      ))}
    </Card>
  </SkeletonScreen>
);

const Row = styled.div`
  display: grid;
  gap: 8px;
  padding: 14px 16px;

  & + & {
    border-top: 1px solid ${color.line};
  }
`;
