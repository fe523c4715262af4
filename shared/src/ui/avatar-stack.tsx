import { styled } from "@topout/shared/platform";
import { color } from "@topout/shared/theme";

import { Avatar } from "./avatar.tsx";

interface AvatarStackProps {
  people: readonly { readonly id: string; readonly photo?: string | undefined }[];
  /** How many are drawn at most. */
  max: number;
  size?: 28 | 34;
}

/** Faces only: the names or their number stand beside it in words. */
export function AvatarStack({ people, max, size = 28 }: AvatarStackProps) {
  return (
    <Row aria-hidden="true">
      {people.slice(0, max).map(({ id, photo }) => (
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
