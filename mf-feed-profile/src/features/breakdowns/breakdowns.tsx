import type { Stats } from "@topout/shared/contract";
import { styled } from "@topout/shared/platform";

import { BreakdownChips } from "./breakdown-chips.tsx";

/** The sends of a user by location and by style. */
export function Breakdowns({ stats: { locations, styles } }: { stats: Stats }) {
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
