import { useMemo } from "react";

import type { Gym } from "@topout/shared/contract";
import { styled } from "@topout/shared/platform";

import type { Send } from "../../sends/get-sends.ts";
import { BreakdownChips } from "./breakdown-chips.tsx";
import { getLocationLabels, getStyleLabels } from "./labels.ts";
import { countLabels } from "./count-labels.ts";

interface BreakdownsProps {
  sends: readonly Send[];
  gyms: readonly Gym[];
}

/** The sends of a user by location and by style. */
export function Breakdowns({ sends, gyms }: BreakdownsProps) {
  const locations = useMemo(() => {
    const names = new Map(gyms.map(({ id, name }) => [id, name]));
    return countLabels(getLocationLabels(sends, (id) => names.get(id)));
  }, [sends, gyms]);
  const styles = useMemo(() => countLabels(getStyleLabels(sends)), [sends]);

  if (locations.length + styles.length === 0) return null;
  return (
    <Stack>
      <BreakdownChips title="Location Breakdown" counts={locations} />
      <BreakdownChips title="Style Breakdown" counts={styles} />
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;
