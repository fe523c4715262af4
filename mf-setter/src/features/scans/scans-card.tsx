import { useId, useMemo, useState } from "react";

import { scanQueries } from "@topout/shared/api/staff";
import type { Gym, Route, ScanCount } from "@topout/shared/contract";
import { plural } from "@topout/shared/domain";
import { styled, useQuery } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { Button, Card, LoadWarning } from "@topout/shared/ui";

interface ScansCardProps {
  gym: Pick<Gym, "id" | "layout">;
  routes: readonly Pick<Route, "code" | "name">[];
}

/** The number of rows before the user asks for all of them. */
const FIRST_ROWS = 8;

/** How often each label was scanned in the last 28 days. Nothing until the counts have loaded. */
export function ScansCard({ gym, routes }: ScansCardProps) {
  const titleId = useId();
  const query = useQuery(scanQueries.ofGym(gym.id));
  const { data } = query;
  const [showsAll, setShowsAll] = useState(false);
  const rows = useMemo(
    () => sumScans(data ?? [], [...gym.layout.areas, ...routes]),
    [data, gym.layout.areas, routes],
  );
  if (!data) return <LoadWarning queries={{ "Couldn't load the scans.": query }} />;
  const total = data.reduce((sum, { scans }) => sum + scans, 0);

  return (
    <Section as="section" aria-labelledby={titleId}>
      <h2 id={titleId}>Scans in the last 28 days</h2>
      <p>{formatTotal(total)}</p>
      {rows.length > 0 && (
        <ul>
          {rows.slice(0, showsAll ? rows.length : FIRST_ROWS).map(({ code, name, scans }) => (
            <li key={code}>
              <span translate="no">{name}</span>
              <b>{scans}</b>
            </li>
          ))}
        </ul>
      )}
      {rows.length > FIRST_ROWS && (
        <Button variant="ghost" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? "Show fewer" : `Show all ${rows.length}`}
        </Button>
      )}
    </Section>
  );
}

const formatTotal = (total: number) =>
  total === 0
    ? "Nobody has scanned a label yet."
    : plural(total, { one: "1 scan", other: `${total} scans` });

interface Place {
  readonly code?: string | undefined;
  readonly name: string;
}

/** The listed places that were scanned, the most scanned one first. */
function sumScans(counts: readonly ScanCount[], places: readonly Place[]) {
  const sums = new Map<string, number>();
  for (const { code, scans } of counts) sums.set(code, (sums.get(code) ?? 0) + scans);
  return places
    .flatMap(({ code = "", name }) => ({ code, name, scans: sums.get(code) ?? 0 }))
    .filter(({ scans }) => scans > 0)
    .sort((a, b) => b.scans - a.scans);
}

const Section = styled(Card)`
  display: grid;
  gap: 4px;
  padding: 16px 18px;

  > h2 {
    font: ${typography.h3};
  }

  > p {
    color: ${color["text-2"]};
    font: ${typography.small};
  }

  > ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
    gap: 0 28px;
    margin-top: 8px;
  }

  li {
    display: flex;
    gap: 12px;
    justify-content: space-between;
    padding: 8px 0;
    border-top: 1px solid ${color.line};
    font: ${typography.body};
    font-variant-numeric: tabular-nums;
  }

  li > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
