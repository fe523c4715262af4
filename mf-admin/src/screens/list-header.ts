import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";

/** The title of a list, the number of its items in `<p>`, and its actions. */
export const ListHeader = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;
  justify-content: space-between;
  padding: 14px 0;

  > :first-child {
    flex: auto;
  }

  p {
    min-height: 18px;
    color: ${color["text-3"]};
    font: ${typography.small};
  }
`;
