import { formatLastDay, formatWeekday, plural, type RouteMark } from "@topout/shared/domain";
import { styled } from "@topout/shared/platform";
import { color } from "@topout/shared/theme";
import { MarkGlyph } from "@topout/shared/ui";
import type { ReactNode } from "react";

import type { WallSummary } from "./create-wall-summary.ts";
import { HoldRow } from "./hold-row.tsx";
import { type LimitedRows, limitRows } from "./limit-rows.ts";
import { scaled } from "./scale.ts";

const MAX_NEW_ROWS = 3;
const MAX_LEAVING_ROWS = 2;

/** What is new, and what leaves next. */
export function WallNews({ newRoutes, leavingRoutes }: Omit<WallSummary, "newIds">) {
  return (
    <>
      {newRoutes && (
        <News
          mark="new"
          title={`${newRoutes.count} new`}
          note={`since ${formatWeekday(newRoutes.since)}`}
          rows={limitRows(newRoutes.areas, MAX_NEW_ROWS)}
        />
      )}
      {leavingRoutes && (
        <News
          mark="leaving"
          title={formatLastDay(leavingRoutes.day)}
          note={plural(leavingRoutes.count, {
            one: "1 route",
            other: `${leavingRoutes.count} routes`,
          })}
          rows={limitRows(leavingRoutes.areas, MAX_LEAVING_ROWS)}
        />
      )}
    </>
  );
}

interface NewsProps {
  mark: RouteMark;
  title: ReactNode;
  note: string;
  rows: LimitedRows;
}

function News({ mark, title, note, rows: { areas, others } }: NewsProps) {
  const count = others.length;
  return (
    <Section>
      <h2>
        <Mark>
          <MarkGlyph mark={mark} />
        </Mark>
        {title}
        <small>{note}</small>
      </h2>
      <ul>
        {areas.map((area) => (
          <HoldRow
            key={area.location}
            title={<span translate="no">{area.location}</span>}
            routes={area.routes}
          />
        ))}
        {count > 0 && (
          <HoldRow title={`+${count} walls`} routes={others.flatMap(({ routes }) => routes)} />
        )}
      </ul>
    </Section>
  );
}

const Section = styled.section`
  > h2 {
    display: flex;
    gap: ${scaled(16)};
    align-items: center;
    font: 720 ${scaled(50)} / ${scaled(58)} var(--font);
    letter-spacing: -0.022em;
    white-space: nowrap;
  }

  small {
    margin-left: auto;
    color: ${color["text-2"]};
    font: 480 ${scaled(36)} / ${scaled(44)} var(--font);
    letter-spacing: 0;
  }

  > ul {
    display: grid;
    gap: ${scaled(10)};
    margin: ${scaled(12)} 0 0;
    padding: 0;
    list-style: none;
  }
`;

const Mark = styled.span`
  width: ${scaled(54)};
  height: ${scaled(54)};

  > svg {
    width: 100%;
    height: 100%;
  }
`;
