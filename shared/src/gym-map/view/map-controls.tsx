import { memo, type RefObject } from "react";

import { styled } from "@topout/shared/platform";
import { color, media, shadow } from "@topout/shared/theme";
import { IconButton, Maximize, Minus, Plus } from "@topout/shared/ui";

import type { Camera } from "./camera.ts";
import { HOME_ATTRIBUTE } from "./use-camera.ts";

interface MapControlsProps {
  camera: RefObject<Camera | null>;
}

export const MapControls = memo(function MapControls({ camera }: MapControlsProps) {
  return (
    <ZoomButtons role="group" aria-label="Zoom">
      <IconButton label="Show the whole gym" onClick={() => camera.current?.reset()}>
        <Maximize size={20} aria-hidden="true" />
      </IconButton>
      <IconButton label="Zoom in" onClick={() => camera.current?.zoomByStep("in")}>
        <Plus size={20} aria-hidden="true" />
      </IconButton>
      <IconButton label="Zoom out" onClick={() => camera.current?.zoomByStep("out")}>
        <Minus size={20} aria-hidden="true" />
      </IconButton>
    </ZoomButtons>
  );
});

/** When the first button appears, the others stay in place. */
const ZoomButtons = styled.div`
  position: absolute;
  right: calc(50% - 45px);
  bottom: 8px;
  display: flex;
  overflow: hidden;
  background: ${color.raised};
  border: 1px solid ${color.line};
  border-radius: 15px;
  box-shadow: ${shadow[2]};

  button {
    border-radius: 0;
    color: ${color.text};
  }

  button:first-child,
  [${HOME_ATTRIBUTE}] ~ & > :nth-child(2) {
    border-radius: 14px 0 0 14px;
  }

  button:last-child {
    border-radius: 0 14px 14px 0;
  }

  button:not(:last-child) {
    border-right: 1px solid ${color.line};
  }

  /* The map shows the whole gym already. */
  [${HOME_ATTRIBUTE}] ~ & > :first-child {
    display: none;
  }

  button:focus-visible {
    outline-offset: -3px;
  }

  ${media.desktop} {
    right: 14px;
    bottom: 14px;
  }
`;
