import { useMemo } from "react";

import type { Gym } from "@topout/shared/contract";
import { styled } from "@topout/shared/platform";

import type { Send } from "../../sends/sends.ts";
import { BreakdownChips } from "./breakdown-chips.tsx";
import { locationsOf, stylesOf } from "./labels.ts";
import { mostFirst } from "./most-first.ts";

interface BreakdownsProps {
  sends: readonly Send[];
  gyms: readonly Gym[];
}

/** Where somebody climbs, and how. */
export function Breakdowns({ sends, gyms }: BreakdownsProps) {
  const locations = useMemo(() => {
    const names = new Map(gyms.map(({ id, name }) => [id, name]));
    return mostFirst(locationsOf(sends, (id) => names.get(id)));
  }, [sends, gyms]);
  const styles = useMemo(() => mostFirst(stylesOf(sends)), [sends]);

  if (locations.length + styles.length === 0) return null;
  return (
    <Stack>
      <BreakdownChips title="Location Breakdown" shares={locations} />
      <BreakdownChips title="Style Breakdown" shares={styles} />
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;
