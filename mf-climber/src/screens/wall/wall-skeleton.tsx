import { GymMapSkeleton } from "@topout/shared/gym-map";
import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { Card, createDrawingProps, Skeleton, SkeletonScreen } from "@topout/shared/ui";

import { DashboardGrid, ListColumn, MapColumn } from "../dashboard/dashboard-layout.ts";
import { FIRST_WALL_CLASS } from "./first-wall-styles.ts";
import { wallMapSize } from "./wall-map-size.ts";
import { wallTexts } from "./wall-texts.ts";

const ROWS = ["first", "second", "third", "fourth", "fifth", "sixth"];

const drawingProps = createDrawingProps(FIRST_WALL_CLASS);

/** Placeholders with the size of the wall, and its name if the document has drawn it. */
export const WallSkeleton = () => (
  <SkeletonScreen label="Loading wall…">
    <DashboardGrid>
      <Header>
        <div {...drawingProps} />
        <Name>
          <p>{wallTexts.position}</p>
          <Skeleton style={{ width: 148, height: 32 }} />
        </Name>
      </Header>
      <MapColumn>
        <Map layout={undefined} />
      </MapColumn>
      <ListColumn inert>
        <Title>{wallTexts.list}</Title>
        {ROWS.map((row) => (
          <Row key={row}>
            <Skeleton style={{ width: 56, height: 56, borderRadius: 14 }} />
            <Skeleton style={{ flex: 1, height: 14 }} />
          </Row>
        ))}
      </ListColumn>
    </DashboardGrid>
  </SkeletonScreen>
);

const Header = styled.div`
  padding-top: 4px;
`;

const Name = styled.div`
  :not(:empty) + & {
    display: none;
  }

  > p {
    color: ${color["text-2"]};
    font: ${typography.small};
  }
`;

const Map = styled(GymMapSkeleton)`
  ${wallMapSize}
`;

const Title = styled.div`
  margin-top: 6px;
  font: ${typography.h2};
  line-height: 44px;
`;

const Row = styled(Card)`
  display: flex;
  gap: 12px;
  align-items: center;
  height: 77px;
  padding: 0 16px;
`;
