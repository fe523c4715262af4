import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";

/** The small line of an entry: when, by whom, from where. */
export const EntryDetails = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 10px;
  color: ${color["text-3"]};
  font: ${typography.small};
`;
