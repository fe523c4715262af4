import type { GymScreen } from "@topout/shared/contract";
import { formatWeekday } from "@topout/shared/domain";
import { styled } from "@topout/shared/platform";
import { color } from "@topout/shared/theme";
import { useMemo } from "react";

import { createWallSummary } from "../../features/television/create-wall-summary.ts";
import { formatClock } from "../../features/television/gym-time.ts";
import { getDrift } from "../../features/television/get-drift.ts";
import { isOutdated } from "../../features/television/is-outdated.ts";
import { pixelSize, scaled } from "../../features/television/scale.ts";
import { ScreenMap } from "../../features/television/screen-map.tsx";
import { ScreenQr } from "../../features/television/screen-qr.tsx";
import { Board } from "../../features/television/send-board.tsx";
import { SendsToday } from "../../features/television/sends-today.tsx";
import { useGymTime } from "../../features/television/use-gym-time.ts";
import { useNightlyReload } from "../../features/television/use-nightly-reload.ts";
import { useWakeLock } from "../../features/television/use-wake-lock.ts";
import { WallNews } from "../../features/television/wall-news.tsx";

interface TelevisionViewProps {
  screen: GymScreen;
  /** The time of the response. */
  receivedAt: number;
}

const MINUTE_MS = 60_000;

export function TelevisionView({ screen, receivedAt }: TelevisionViewProps) {
  const { gym, routes } = screen;
  const { date: today, time, now } = useGymTime(gym.time_zone);
  useNightlyReload({ timeZone: gym.time_zone, receivedAt });
  useWakeLock();
  // The query keeps the parts of a response that have not changed, so a send does not render the map.
  const { newIds, ...news } = useMemo(
    () => createWallSummary(routes, { timeZone: gym.time_zone, today }),
    [routes, gym.time_zone, today],
  );
  const drift = getDrift(Math.floor(now / MINUTE_MS));

  return (
    <Page>
      <Content style={{ transform: `translate(${scaled(drift.x)}, ${scaled(drift.y)})` }}>
        <MapPlace translate="no">
          <ScreenMap layout={gym.layout} routes={routes} newIds={newIds} today={today} />
        </MapPlace>
        <Column>
          <Header>
            <div>
              <h1 translate="no">{gym.name}</h1>
              <p>
                <b>{time}</b> <span>{formatWeekday(today)}</span>
              </p>
            </div>
            <ScreenQr gymId={gym.id} />
          </Header>
          {routes.length === 0 ? (
            <>
              <Soon>
                <p>The first routes go up soon.</p>
                <small>Scan the code, and they are on your phone the moment they do.</small>
              </Soon>
              <EmptyBoard aria-hidden="true" />
            </>
          ) : (
            <>
              <WallNews {...news} />
              <SendsToday screen={screen} today={today} />
            </>
          )}
        </Column>
      </Content>
      {isOutdated(receivedAt, now) && (
        <Outdated role="status">
          {`No connection since ${formatClock(receivedAt, gym.time_zone)}`}
        </Outdated>
      )}
    </Page>
  );
}

const Page = styled.div`
  ${pixelSize}
  position: relative;
  height: 100vh;
  overflow: hidden;
  background: ${color.bg};
  cursor: none;

  * {
    cursor: none;
  }
`;

const Content = styled.div`
  display: grid;
  grid-template-rows: minmax(0, 1fr);
  grid-template-columns: ${scaled(812)} minmax(0, 1fr);
  gap: 0 ${scaled(64)};
  height: 100%;
  padding: ${scaled(48)} ${scaled(64)} ${scaled(44)} ${scaled(48)};

  @media (orientation: portrait) {
    grid-template-rows: auto minmax(0, 1fr) auto auto auto;
    grid-template-columns: minmax(0, 1fr);
    gap: ${scaled(26)};
    padding: ${scaled(56)} ${scaled(60)};
  }
`;

const MapPlace = styled.div`
  min-height: 0;
`;

const Column = styled.div`
  display: grid;
  align-content: space-between;
  min-width: 0;

  > section + section {
    padding-top: ${scaled(22)};
    border-top: ${scaled(2)} solid ${color.line};
  }

  @media (orientation: portrait) {
    display: contents;
  }
`;

const Header = styled.header`
  display: flex;
  gap: ${scaled(28)};
  align-items: flex-start;
  justify-content: space-between;

  @media (orientation: portrait) {
    order: -1;
  }

  h1 {
    font: 740 ${scaled(60)} / ${scaled(68)} var(--font);
    letter-spacing: -0.03em;
  }

  > div:first-child > p {
    display: flex;
    gap: ${scaled(18)};
    align-items: baseline;
    margin-top: ${scaled(12)};
    color: ${color["text-2"]};
    font: 480 ${scaled(38)} / ${scaled(48)} var(--font);
  }

  b {
    color: ${color.text};
    font-weight: 680;
    font-variant-numeric: tabular-nums;
  }
`;

const Soon = styled.div`
  display: grid;
  gap: ${scaled(16)};
  align-self: center;

  > p {
    font: 720 ${scaled(64)} / ${scaled(72)} var(--font);
    letter-spacing: -0.025em;
    text-wrap: balance;
  }

  > small {
    color: ${color["text-2"]};
    font: 480 ${scaled(40)} / ${scaled(52)} var(--font);
    text-wrap: balance;
  }
`;

const EmptyBoard = styled(Board)`
  height: ${scaled(323)};
  margin: 0;
`;

const Outdated = styled.p`
  position: absolute;
  bottom: ${scaled(8)};
  left: ${scaled(48)};
  color: ${color["text-2"]};
  font: 560 ${scaled(32)} / ${scaled(40)} var(--font);
`;
