import { styled } from "@topout/shared/platform";
import { color } from "@topout/shared/theme";

/** A text such as "Leaves Tue 1 Dec", after an hourglass, the mark of routes with an announced day. */
export const LeavesText = ({ children }: { children: string }) => (
  <Text>
    <svg aria-hidden="true" viewBox="-4 -4 8 8" width="13" height="13">
      <path d="M-2.5 -3.2H2.5L0.7 0L2.5 3.2H-2.5L-0.7 0Z" fill="currentColor" />
    </svg>
    <span>{children}</span>
  </Text>
);

const Text = styled.span`
  display: inline-flex;
  gap: 5px;
  align-items: center;
  color: ${color.text};
  font-weight: 620;

  > svg {
    flex: none;
  }
`;
