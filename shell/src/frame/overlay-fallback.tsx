import { styled } from "@topout/shared/platform";
import { color, zIndex, media, shadow } from "@topout/shared/theme";
import { IconButton, SHEET_WIDTH, X } from "@topout/shared/ui";
import { type ReactNode, useEffect } from "react";

interface OverlayFallbackProps {
  onClose: () => void;
  children: ReactNode;
}

/** The loading state or the error of an overlay. The page stays usable. */
export function OverlayFallback({ onClose, children }: OverlayFallbackProps) {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      event.preventDefault();
      onClose();
    };
    document.addEventListener("keydown", handleKeyDown);
    return () => document.removeEventListener("keydown", handleKeyDown);
  });

  return (
    <Panel>
      <IconButton label="Close" onClick={onClose}>
        <X size={20} />
      </IconButton>
      <Content>{children}</Content>
    </Panel>
  );
}

const Panel = styled.aside`
  position: fixed;
  z-index: ${zIndex.panel};
  inset: 34px 0 0;
  display: grid;
  grid-template-rows: auto 1fr;
  padding: 8px 8px 16px;
  overflow: auto;
  border-radius: 26px 26px 0 0;
  background: ${color.bg};
  box-shadow: ${shadow[3]};

  > button {
    justify-self: end;
  }

  ${media.tablet} {
    inset: 0 0 0 auto;
    width: ${SHEET_WIDTH};
    border-radius: 26px 0 0 26px;
  }
`;

const Content = styled.div`
  display: grid;
  place-content: center;
`;
