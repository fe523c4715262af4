import { styled } from "@topout/shared/platform";
import { color, zIndex, media, shadow } from "@topout/shared/theme";
import { IconButton, SHEET_WIDTH, X } from "@topout/shared/ui";
import { type ReactNode, useEffect } from "react";

interface OverlayFallbackProps {
  onClose: () => void;
  children: ReactNode;
}

/** Where a layer will be, or should be: beside the page, which stays usable. */
export function OverlayFallback({ onClose, children }: OverlayFallbackProps) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      event.preventDefault();
      onClose();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  });

  return (
    <Side>
      <IconButton label="Close" onClick={onClose}>
        <X size={20} />
      </IconButton>
      {children}
    </Side>
  );
}

const Side = styled.aside`
  position: fixed;
  z-index: ${zIndex.panel};
  inset: 34px 0 0;
  display: grid;
  grid-template-rows: auto 1fr;
  justify-items: end;
  padding: 8px 8px 16px;
  overflow: auto;
  border-radius: 26px 26px 0 0;
  background: ${color.bg};
  box-shadow: ${shadow[3]};

  > :not(button) {
    place-self: center stretch;
    justify-items: center;
    display: grid;
  }

  ${media.tablet} {
    inset: 0 0 0 auto;
    width: ${SHEET_WIDTH};
    border-radius: 26px 0 0 26px;
  }
`;
