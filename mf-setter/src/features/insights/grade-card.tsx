import { useId, useState } from "react";

import type { Gym } from "@topout/shared/contract";
import { plural } from "@topout/shared/domain";
import { styled } from "@topout/shared/platform";
import { color, media, type Skin, typography } from "@topout/shared/theme";
import { Card, SegmentedControl, useMediaQuery } from "@topout/shared/ui";

import { CardHeader } from "./card-header.ts";
import { getPyramidScale, type PyramidScale } from "./get-pyramid-scale.ts";
import type { GradeRow } from "./grade-change.ts";
import { GradeTable, type GradeView } from "./grade-table.tsx";
import { PyramidLegend } from "./pyramid-legend.tsx";
import { type PlannedChange, ResetNote } from "./reset-note.tsx";
import { SetTargets } from "./set-targets.tsx";

interface GradeCardProps {
  gym: Gym;
  /** The hardest grade first. */
  rows: readonly GradeRow[];
  holds: ReadonlyMap<number, readonly Skin[]>;
  /** The routes whose grade is not in the scale. */
  ungradedCount: number;
  /** Undefined without a planned reset. */
  planned: PlannedChange | undefined;
}

const VIEWS = [
  { value: "plan", label: "Plan" },
  { value: "flash", label: "Flash" },
  { value: "tries", label: "Tries" },
] as const;

/** The pyramid of the grades. A phone shows one view at a time. */
export function GradeCard({ gym, rows, holds, ungradedCount, planned }: GradeCardProps) {
  const titleId = useId();
  const isDesktop = useMediaQuery(media.desktop);
  const [view, setView] = useState<GradeView>("plan");
  const scale = getPyramidScale(rows);
  const hasTargets = rows.some(({ target }) => target !== null);

  return (
    <Card as="section" aria-labelledby={titleId}>
      <CardHeader>
        <h2 id={titleId}>Grades</h2>
        {isDesktop ? (
          <small>{formatScale(scale.routesPerHold)}</small>
        ) : (
          <SegmentedControl label="Column" options={VIEWS} value={view} onChange={setView} />
        )}
      </CardHeader>
      {rows.length > 0 && (
        <>
          <GradeTable
            rows={rows}
            holds={holds}
            scale={scale}
            day={planned?.day}
            view={isDesktop ? "all" : view}
          />
          <PyramidLegend hasTargets={hasTargets} />
        </>
      )}
      <Notes>
        {!isDesktop && <HoldNote {...scale} />}
        <ScaleNote gym={gym} ungradedCount={ungradedCount} />
        {!hasTargets && <SetTargets gymId={gym.id} />}
      </Notes>
      {hasTargets && <ResetNote planned={planned} />}
    </Card>
  );
}

/** A phone says what a hold is only if it is not one route. */
const HoldNote = ({ routesPerHold }: PyramidScale) =>
  routesPerHold > 1 && <p>{formatScale(routesPerHold)}</p>;

/** Says which routes are not in the pyramid. */
function ScaleNote({ gym, ungradedCount }: Pick<GradeCardProps, "gym" | "ungradedCount">) {
  if (gym.grade_scale === null) return <p>The gym has no grade scale yet.</p>;
  return ungradedCount > 0 && <p>{formatUngraded(ungradedCount)}</p>;
}

const formatScale = (routesPerHold: number) =>
  plural(routesPerHold, {
    one: "One hold is one route",
    other: `One hold is up to ${routesPerHold} routes`,
  });

const formatUngraded = (count: number) =>
  plural(count, {
    one: "1 route has a grade outside the scale",
    other: `${count} routes have a grade outside the scale`,
  });

const Notes = styled.div`
  display: grid;
  gap: 6px;
  justify-items: start;
  padding: 0 16px;
  color: ${color["text-2"]};
  font: ${typography.small};

  &:not(:empty) {
    padding-bottom: 14px;
  }
`;
