import { styled } from "@topout/shared/platform";
import { color, radius } from "@topout/shared/theme";
import { VisuallyHidden } from "@topout/shared/ui";
import { type KeyboardEvent, useId, useRef, useState } from "react";

import type { SourceImage } from "../source-image.ts";
import { type Crop, getPosition, getZoom, moveCrop, zoomCrop } from "./crop.ts";
import { useCropPointers } from "./use-crop-pointers.ts";

interface CropFrameProps {
  image: SourceImage;
  crop: Crop;
  isRound: boolean;
  /** Passes an update function instead of a crop, because several events can arrive before a render. */
  onChange: (update: (previous: Crop) => Crop) => void;
}

/** Steps of an arrow key, as fractions of the frame's size. */
const KEY_STEP = 0.05;
const LARGE_KEY_STEP = 0.25;
const KEY_ZOOM_FACTOR = 1.1;

/** An arrow key moves the frame over the image in this direction. */
const KEY_DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const KEY_ZOOMS: Readonly<Record<string, number>> = {
  "+": KEY_ZOOM_FACTOR,
  "=": KEY_ZOOM_FACTOR,
  "-": 1 / KEY_ZOOM_FACTOR,
};

/** Shows the part of the image that will be stored. */
export function CropFrame({ image, crop, isRound, onChange }: CropFrameProps) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState("");

  const zoomBy = (factor: number, anchor?: { x: number; y: number }) =>
    onChange((previous) =>
      zoomCrop(previous, { zoom: getZoom(previous, image) * factor, anchor }, image),
    );
  const move = (offset: { x: number; y: number }) =>
    onChange((previous) => moveCrop(previous, offset, image));
  const handlers = useCropPointers(frame, { move, zoomBy });

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const update = getKeyUpdate(event, image);
    if (!update) return;
    event.preventDefault();
    onChange(update);
    setAnnouncement(describeCrop(update(crop), image));
  };

  return (
    <>
      <Frame
        ref={frame}
        role="application"
        tabIndex={0}
        aria-label="Photo"
        aria-describedby={id}
        data-autofocus
        data-round={isRound}
        style={{ aspectRatio: `${crop.width} / ${crop.height}` }}
        onKeyDown={handleKeyDown}
        {...handlers}
      >
        <img
          src={image.url}
          alt=""
          draggable={false}
          style={{
            width: toPercent(image.width / crop.width),
            height: toPercent(image.height / crop.height),
            left: toPercent(-crop.x / crop.width),
            top: toPercent(-crop.y / crop.height),
          }}
        />
      </Frame>
      <Hint id={id}>Drag the photo to move it. With a keyboard, use the arrow keys, + and −.</Hint>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}

function getKeyUpdate({ key, shiftKey }: KeyboardEvent, image: SourceImage) {
  const direction = KEY_DIRECTIONS[key];
  if (direction) {
    // `moveCrop` moves the image, so the offset has the opposite sign.
    const step = shiftKey ? -LARGE_KEY_STEP : -KEY_STEP;
    const offset = { x: direction[0] * step, y: direction[1] * step };
    return (crop: Crop) => moveCrop(crop, offset, image);
  }
  const factor = KEY_ZOOMS[key];
  if (factor === undefined) return undefined;
  return (crop: Crop) => zoomCrop(crop, { zoom: getZoom(crop, image) * factor }, image);
}

function describeCrop(crop: Crop, image: SourceImage): string {
  const { x, y } = getPosition(crop, image);
  return `Zoom ${Math.round(getZoom(crop, image) * 100)}%, ${Math.round(x * 100)}% from the left, ${Math.round(y * 100)}% from the top`;
}

const toPercent = (fraction: number) => `${fraction * 100}%`;

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  width: 100%;
  max-width: min(100%, 52dvh);
  margin: 0 auto;
  border-radius: ${radius.md};
  background: ${color.sunken};
  cursor: move;
  touch-action: none;
  -webkit-user-select: none;
  user-select: none;

  &[data-round="false"] {
    max-width: 100%;
  }

  > img {
    position: absolute;
    max-width: none;
    pointer-events: none;
  }

  /* Darkens the corners that a round photo does not show. */
  &[data-round="true"]::after {
    content: "";
    position: absolute;
    inset: 0;
    background: radial-gradient(closest-side, transparent 99.4%, rgb(20 19 17 / 60%) 100%);
    pointer-events: none;
  }

  &:focus-visible {
    outline: 2.5px solid ${color.focus};
    outline-offset: 2px;
  }
`;

const Hint = styled.p`
  color: ${color["text-3"]};
  text-align: center;
`;
