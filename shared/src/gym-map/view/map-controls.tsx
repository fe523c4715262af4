import { memo, type RefObject } from "react";

import { styled } from "@topout/shared/platform";
import { color, media, shadow } from "@topout/shared/theme";
import { IconButton, Minus, Plus } from "@topout/shared/ui";

import type { Camera } from "./camera.ts";

interface MapControlsProps {
  camera: RefObject<Camera | null>;
}

export const MapControls = memo(function MapControls({ camera }: MapControlsProps) {
  return (
    <ZoomButtons role="group" aria-label="Zoom">
      <IconButton label="Zoom in" onClick={() => camera.current?.zoomByStep("in")}>
        <Plus size={20} aria-hidden="true" />
      </IconButton>
      <IconButton label="Zoom out" onClick={() => camera.current?.zoomByStep("out")}>
        <Minus size={20} aria-hidden="true" />
      </IconButton>
    </ZoomButtons>
  );
});

const ZoomButtons = styled.div`
  position: absolute;
  bottom: 8px;
  left: 50%;
  display: flex;
  translate: -50%;
  overflow: hidden;
  background: ${color.raised};
  border: 1px solid ${color.line};
  border-radius: 15px;
  box-shadow: ${shadow[2]};

  button {
    border-radius: 0;
    color: ${color.text};
  }

  button:first-child {
    border-radius: 14px 0 0 14px;
  }

  button:last-child {
    border-radius: 0 14px 14px 0;
  }

  button:focus-visible {
    outline-offset: -3px;
  }

  button + button {
    border-left: 1px solid ${color.line};
  }

  ${media.desktop} {
    right: 14px;
    bottom: 14px;
    left: auto;
    translate: none;
  }
`;
