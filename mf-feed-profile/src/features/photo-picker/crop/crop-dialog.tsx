import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { Button, Dialog } from "@topout/shared/ui";
import { useState } from "react";

import { type PhotoKind, photoShapes } from "../photo-shapes.ts";
import type { SourceImage } from "../source-image.ts";
import { createCrop, getZoom, MAX_ZOOM, zoomCrop } from "./crop.ts";
import { CropFrame } from "./crop-frame.tsx";
import { renderCrop } from "./render-crop.ts";

interface CropDialogProps {
  kind: PhotoKind;
  image: SourceImage;
  /** `photo` rejects if the browser cannot encode it. */
  onCrop: (photo: Promise<Blob>) => void;
  onClose: () => void;
}

/** Lets the user choose which part of the photo is uploaded. */
export function CropDialog({ kind, image, onCrop, onClose }: CropDialogProps) {
  const { aspect, maxWidthPx, title, isRound } = photoShapes[kind];
  const [crop, setCrop] = useState(() => createCrop(image, aspect));
  const zoom = getZoom(crop, image);

  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={() => onCrop(renderCrop(image, crop, maxWidthPx))}>
            Use photo
          </Button>
        </>
      }
    >
      <CropFrame image={image} crop={crop} isRound={isRound} onChange={setCrop} />
      <Zoom>
        Zoom
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.01}
          value={zoom}
          aria-valuetext={`${Math.round(zoom * 100)}%`}
          onChange={({ target }) =>
            setCrop((previous) => zoomCrop(previous, { zoom: Number(target.value) }, image))
          }
        />
      </Zoom>
    </Dialog>
  );
}

const Zoom = styled.label`
  display: flex;
  align-items: center;
  gap: 14px;
  min-height: 44px;
  font: ${typography.label};

  > input {
    flex: 1;
    min-width: 0;
    height: 44px;
    margin: 0;
    accent-color: ${color.accent};
  }
`;
