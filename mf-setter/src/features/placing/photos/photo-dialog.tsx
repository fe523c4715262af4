import type { PlacedRoute } from "@topout/shared/api/staff";
import { styled } from "@topout/shared/platform";
import { color, radius } from "@topout/shared/theme";
import { Button, Dialog, Images, Spinner } from "@topout/shared/ui";

import { PhotoButtons } from "../../../photos/photo-buttons.tsx";
import { DraftPhoto } from "./draft-photo.tsx";

interface PhotoDialogProps {
  draft: PlacedRoute;
  isConverting: boolean;
  onChoose: (file: File) => void;
  /** Adds the photos of several new routes instead. */
  onAddPhotos: (() => void) | undefined;
  onClose: () => void;
}

/** Takes or chooses the photo of a new route. */
export const PhotoDialog = ({
  draft,
  isConverting,
  onChoose,
  onAddPhotos,
  onClose,
}: PhotoDialogProps) => (
  <Dialog
    title={`Photo of ${draft.name}`}
    onClose={onClose}
    footer={
      <Button variant="primary" onClick={onClose}>
        Done
      </Button>
    }
  >
    <Preview>{isConverting ? <Spinner /> : <DraftPhoto draft={draft} iconSize={40} />}</Preview>
    <PhotoButtons label={draft.photo ? "Replace" : "Choose"} onChoose={onChoose} />
    {onAddPhotos && (
      <Button icon={<Images size={19} />} onClick={onAddPhotos}>
        Photos of several routes
      </Button>
    )}
  </Dialog>
);

const Preview = styled.div`
  display: grid;
  place-items: center;
  overflow: hidden;
  height: min(44dvh, 320px);
  border-radius: ${radius.lg};
  background: ${color.sunken};
  color: ${color["text-3"]};

  > img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;
