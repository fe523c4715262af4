import type { ReactNode } from "react";

import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { IconButton, X } from "@topout/shared/ui";

import { BatchTile } from "./batch-tile.tsx";
import type { BatchPhoto } from "./photo-batch.ts";
import type { BatchSelection } from "./use-batch-selection.ts";

interface PhotoRowProps {
  photo: BatchPhoto;
  /** The name of the photo. */
  label: string;
  selection: BatchSelection;
  /** The route. */
  children?: ReactNode;
  /** Before the button that removes the photo. */
  button?: ReactNode;
}

/** A photo of the batch. */
export const PhotoRow = ({ photo, label, selection, children, button }: PhotoRowProps) => (
  <Row>
    <BatchTile
      photo={photo}
      label={photo.error === undefined ? label : undefined}
      isSelected={photo.id === selection.selected?.id}
      onSelect={() => selection.selectPhoto(photo)}
    />
    <RowText>
      {children}
      {photo.error !== undefined && <Refusal role="alert">{photo.error}</Refusal>}
    </RowText>
    {button}
    <IconButton label={`Remove photo ${photo.id}`} onClick={() => selection.remove(photo.id)}>
      <X size={20} />
    </IconButton>
  </Row>
);

export const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Row = styled.li`
  display: flex;
  gap: 4px;
  align-items: center;
  padding: 6px 2px;

  & + & {
    border-top: 1px solid ${color.line};
  }
`;

export const RowText = styled.div`
  flex: 1;
  min-width: 0;
  padding-left: 8px;
  font: ${typography.small};
`;

const Refusal = styled.p`
  color: ${color["danger-text"]};
`;
