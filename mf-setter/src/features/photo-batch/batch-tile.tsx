import { styled } from "@topout/shared/platform";
import { color, radius } from "@topout/shared/theme";
import { BlobImage, Camera, CircleAlert, Spinner } from "@topout/shared/ui";

import type { BatchPhoto } from "./photo-batch.ts";

interface BatchTileProps {
  photo: BatchPhoto | undefined;
  /** What a tap does. Without it, the tile is not a button. */
  label: string | undefined;
  isSelected: boolean;
  onSelect: () => void;
}

/** A photo, or the place for one. */
export const BatchTile = ({ photo, label, isSelected, onSelect }: BatchTileProps) =>
  label === undefined ? (
    <Tile as="span" data-empty={!photo || undefined}>
      <Content photo={photo} />
    </Tile>
  ) : (
    <Tile
      type="button"
      aria-label={label}
      aria-pressed={isSelected}
      data-empty={!photo || undefined}
      onClick={onSelect}
    >
      <Content photo={photo} />
    </Tile>
  );

function Content({ photo }: { photo: BatchPhoto | undefined }) {
  if (!photo) return <Camera size={20} />;
  if (photo.file) return <BlobImage blob={photo.file} alt="" />;
  return photo.error === undefined ? <Spinner size={20} /> : <CircleAlert size={20} />;
}

const Tile = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  overflow: hidden;
  width: 56px;
  height: 68px;
  border: 2px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.sunken};
  color: ${color["text-2"]};

  &[data-empty] {
    border-style: dashed;
    background: none;
  }

  &[aria-pressed="true"] {
    border-color: ${color.accent};
    box-shadow: 0 0 0 2px ${color.accent};
  }

  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
