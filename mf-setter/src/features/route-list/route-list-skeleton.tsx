import { styled } from "@topout/shared/platform";
import { color } from "@topout/shared/theme";
import { Card, Skeleton, SkeletonScreen } from "@topout/shared/ui";

const ROWS = Array.from({ length: 7 }, (_, row) => row);

export function RouteListSkeleton() {
  return (
    <SkeletonScreen label="Loading routes…">
      <RouteRowSkeletons />
    </SkeletonScreen>
  );
}

/** Without the loading label, for use inside a larger skeleton. */
export function RouteRowSkeletons() {
  return (
    <Card>
      {ROWS.map((row) => (
        <Row key={row}>
          <Skeleton style={{ width: 56, height: 56, borderRadius: 14 }} />
          <div>
            <Skeleton style={{ width: 96, height: 16 }} />
            <Skeleton style={{ width: 170, height: 13 }} />
          </div>
        </Row>
      ))}
    </Card>
  );
}

const Row = styled.div`
  display: flex;
  gap: 12px;
  align-items: center;
  min-height: 76px;
  padding: 10px 16px;

  & + & {
    border-top: 1px solid ${color.line};
  }

  > div {
    display: grid;
    gap: 8px;
  }
`;
