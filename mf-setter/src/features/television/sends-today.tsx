import type { GymScreen } from "@topout/shared/contract";
import { plural } from "@topout/shared/domain";
import { styled } from "@topout/shared/platform";
import { color } from "@topout/shared/theme";
import { BoldValue } from "@topout/shared/ui";

import { listClips } from "./beta-clips.ts";
import { BetaLoop } from "./beta-loop.tsx";
import { NewestSenders } from "./newest-senders.tsx";
import { SendBoard } from "./send-board.tsx";
import { scaled } from "./scale.ts";

/** How many holds three rows of the board contain. */
const CAPACITY = { beside: 42, alone: 54 };

interface SendsTodayProps {
  screen: GymScreen;
  /** The calendar date in the time zone of the gym. */
  today: string;
}

/** The board of today, with a beta loop beside it. */
export function SendsToday({ screen, today }: SendsTodayProps) {
  const clips = listClips(screen);
  // The server may keep a response for some minutes of the next day.
  const isToday = screen.date === today;
  const sends = isToday ? screen.sends : [];
  const count = isToday ? screen.num_sends : 0;
  return (
    <Section $hasLoop={clips.length > 0}>
      <div>
        <h2>
          {count === 0 ? (
            "No sends today yet"
          ) : (
            <span>
              <BoldValue
                value={String(count)}
                format={(value) =>
                  plural(count, { one: `${value} send today`, other: `${value} sends today` })
                }
              />
            </span>
          )}
        </h2>
        <SendBoard
          sends={sends}
          count={count}
          capacity={clips.length > 0 ? CAPACITY.beside : CAPACITY.alone}
        />
      </div>
      <BetaLoop clips={clips} />
      <NewestSenders sends={sends} />
    </Section>
  );
}

const Section = styled.section<{ $hasLoop: boolean }>`
  display: grid;
  grid-template-columns: ${({ $hasLoop }) =>
    $hasLoop ? `minmax(0, 1fr) ${scaled(184)}` : "minmax(0, 1fr)"};
  gap: 0 ${scaled(24)};

  > p {
    grid-column: 1;
  }

  h2 {
    color: ${color["text-2"]};
    font: 520 ${scaled(40)} / ${scaled(76)} var(--font);
    letter-spacing: -0.01em;
  }

  h2 b {
    color: ${color.text};
    font: 760 ${scaled(84)} / ${scaled(76)} var(--font);
    letter-spacing: -0.04em;
    margin-right: ${scaled(16)};
  }
`;
