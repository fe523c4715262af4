import { styled } from "@topout/shared/platform";
import { color } from "@topout/shared/theme";
import { Card, Skeleton, SkeletonScreen } from "@topout/shared/ui";

const ROWS = Array.from({ length: 6 }, (_, row) => row);

/** A list of entries with a title and its details. */
export const EntriesSkeleton = ({ label }: { label: string }) => (
  <SkeletonScreen label={label}>
    <Card>
      {ROWS.map((row) => (
        <Row key={row}>
          <Skeleton style={{ width: "60%", height: 18 }} />
          <Skeleton style={{ width: 160, height: 14 }} />
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
