import { styled } from "@topout/shared/platform";
import { Card, createDrawingProps, Skeleton, SkeletonScreen } from "@topout/shared/ui";

import { FIRST_ENTRIES_CLASS } from "./first-entries-class.ts";

const drawingProps = createDrawingProps(FIRST_ENTRIES_CLASS);

/** The first entries if the document has drawn them, otherwise three cards with the same height as real ones. */
export function FeedSkeleton() {
  return (
    <SkeletonScreen label="Loading feed…">
      <div {...drawingProps} />
      <Column>
        {["first", "second", "third"].map((key) => (
          <Entry key={key}>
            <Row>
              <Skeleton style={{ width: 52, height: 52, borderRadius: "50%" }} />
              <div>
                <Skeleton style={{ width: 110, height: 16 }} />
                <Skeleton style={{ width: 170, height: 13 }} />
              </div>
            </Row>
            <Skeleton style={{ height: 53, borderRadius: 16 }} />
            <Row>
              <Skeleton style={{ width: 96, height: 34 }} />
              <Skeleton style={{ width: 96, height: 34 }} />
            </Row>
            <Skeleton style={{ width: 99, height: 44, borderRadius: 99 }} />
          </Entry>
        ))}
      </Column>
    </SkeletonScreen>
  );
}

const Column = styled.div`
  display: grid;
  gap: 14px;

  :not(:empty) + & {
    display: none;
  }
`;

const Entry = styled(Card)`
  display: grid;
  gap: 12px;
  padding: 14px 14px 10px;
`;

const Row = styled.div`
  display: flex;
  gap: 11px;
  align-items: center;

  > div {
    display: grid;
    gap: 8px;
  }
`;
