import type { UserRef } from "@topout/shared/contract";
import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";

type PersonNameProps = Pick<UserRef, "username" | "display_name">;

/** The display name with the username below it, or only the username. */
export const PersonName = ({ username, display_name }: PersonNameProps) => (
  <Box translate="no">
    <b>{display_name ?? `@${username}`}</b>
    {display_name && <span>{`@${username}`}</span>}
  </Box>
);

const Box = styled.div`
  display: grid;
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;

  > b {
    font: ${typography.h3};
  }

  > span {
    color: ${color["text-3"]};
    font: ${typography.small};
  }
`;
