import { styled } from "@topout/shared/platform";
import { color } from "@topout/shared/theme";

import { Avatar } from "./avatar.tsx";

interface AvatarStackProps {
  users: readonly { readonly id: string; readonly photo?: string | undefined }[];
  /** The maximum number of avatars. */
  max: number;
  size?: 28 | 34;
}

/** Decorative: show the names or their number as text beside it. */
export function AvatarStack({ users, max, size = 28 }: AvatarStackProps) {
  return (
    <Row aria-hidden="true">
      {users.slice(0, max).map(({ id, photo }) => (
        <Avatar key={id} photo={photo} size={size} />
      ))}
    </Row>
  );
}

const Row = styled.span`
  display: flex;
  flex: none;

  > * {
    box-shadow: 0 0 0 2.5px ${color.surface};
  }

  > * + * {
    margin-left: -9px;
  }
`;
