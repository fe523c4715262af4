import { resetQueries } from "@topout/shared/api/staff";
import { styled, useQuery } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";

/** The number of drafts of a gym, after the text of a link. Nothing without drafts. */
export function DraftCount({ gymId }: { gymId: string }) {
  const { data } = useQuery(resetQueries.drafts(gymId));
  return data?.meta.total ? <Count>{data.meta.total}</Count> : null;
}

const Count = styled.span`
  display: grid;
  place-items: center;
  min-width: 20px;
  height: 20px;
  padding: 0 5px;
  border-radius: 7px;
  background: ${color.hover};
  color: ${color.text};
  font: ${typography.micro};
  font-variant-numeric: tabular-nums;
`;
