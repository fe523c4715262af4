import { styled } from "@topout/shared/platform";
import { frame, media } from "@topout/shared/theme";

import type { Send } from "../../sends/get-sends.ts";
import { TitledSection } from "../../titled-section/titled-section.tsx";
import { groupByRouteAndDay } from "./group-by-route-and-day.ts";
import { SendCard } from "./send-card.tsx";

const MAX_CARDS = 20;

interface RecentSendsProps {
  /** Newest first. */
  sends: readonly Send[];
  today: number;
}

/** The newest sends, in a horizontally scrolling row, or in a grid on desktop. */
export const RecentSends = ({ sends, today }: RecentSendsProps) => (
  <Section title="Recent Sends">
    <ul>
      {groupByRouteAndDay(sends)
        .slice(0, MAX_CARDS)
        .map((group) => (
          <li key={group.send.id}>
            <SendCard {...group} today={today} />
          </li>
        ))}
    </ul>
  </Section>
);

const Section = styled(TitledSection)`
  > ul {
    position: relative;
    display: flex;
    gap: 10px;
    margin: 0 calc(${frame.gut} * -1);
    padding: 4px ${frame.gut} 6px;
    overflow-x: auto;
    scroll-padding: ${frame.gut};
    scrollbar-width: none;
  }

  li {
    flex: none;
    width: 148px;
  }

  ${media.desktop} {
    > ul {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(148px, 1fr));
      margin: 0;
      padding: 2px 0 4px;
      overflow: visible;
    }

    li {
      width: auto;
    }
  }
`;
