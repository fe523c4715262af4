import type { PlacedRoute } from "@topout/shared/api/staff";
import { styled } from "@topout/shared/platform";
import { color, radius } from "@topout/shared/theme";
import { Button, Camera } from "@topout/shared/ui";

import { DraftPhoto } from "./draft-photo.tsx";

interface PhotoButtonProps {
  draft: PlacedRoute;
  onOpen: (draft: PlacedRoute) => void;
}

const getLabel = ({ name, photo }: PlacedRoute) =>
  photo ? `Change the photo of ${name}` : `Add a photo of ${name}`;

/** Opens the photo of a new route. */
export const PhotoButton = ({ draft, onOpen }: PhotoButtonProps) => (
  <Square type="button" aria-label={getLabel(draft)} onClick={() => onOpen(draft)}>
    <DraftPhoto draft={draft} iconSize={20} />
  </Square>
);

/** The same in the footer of a phone, for the last or the selected route. */
export const PhotoFooterButton = ({ draft, onOpen }: PhotoButtonProps) => (
  <Button
    size="large"
    icon={<Camera size={20} />}
    aria-label={getLabel(draft)}
    onClick={() => onOpen(draft)}
  >
    Photo
  </Button>
);

const Square = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: ${radius.md};
  color: ${color["text-2"]};

  > img {
    width: 36px;
    height: 36px;
    border-radius: ${radius.sm};
    object-fit: cover;
  }
`;
