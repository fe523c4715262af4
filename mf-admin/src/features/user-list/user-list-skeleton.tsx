import { styled } from "@topout/shared/platform";
import { color } from "@topout/shared/theme";
import { Card, Skeleton, SkeletonScreen } from "@topout/shared/ui";

const ROWS = Array.from({ length: 8 }, (_, row) => row);

export function UserListSkeleton() {
  return (
    <SkeletonScreen label="Loading users…">
      <Card>
        {ROWS.map((row) => (
          <Row key={row}>
            <Skeleton style={{ width: 40, height: 40, borderRadius: "50%" }} />
            <Skeleton style={{ width: 150, height: 16 }} />
          </Row>
        ))}
      </Card>
    </SkeletonScreen>
  );
}

const Row = styled.div`
  display: flex;
  gap: 12px;
  align-items: center;
  min-height: 62px;
  padding: 8px 16px;

  & + & {
    border-top: 1px solid ${color.line};
  }
`;
