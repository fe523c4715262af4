import { styled } from "@topout/shared/platform";
import { IconButton, X } from "@topout/shared/ui";
import { type ReactNode, useLayoutEffect } from "react";

interface OverlayFallbackProps {
  onClose: () => void;
  children: ReactNode;
}

/** The loading state or the error of an overlay. The page stays usable. */
export function OverlayFallback({ onClose, children }: OverlayFallbackProps) {
  // Escape must work as soon as it is visible. React runs passive effects later.
  useLayoutEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      event.preventDefault();
      onClose();
    };
    document.addEventListener("keydown", handleKeyDown);
    return () => document.removeEventListener("keydown", handleKeyDown);
  });

  return (
    <aside className="overlay-panel">
      <CloseButton label="Close" onClick={onClose}>
        <X size={20} />
      </CloseButton>
      <Content>{children}</Content>
    </aside>
  );
}

const CloseButton = styled(IconButton)`
  position: absolute;
  z-index: 1;
  top: 8px;
  right: 8px;
`;

const Content = styled.div`
  display: grid;
  place-content: center;
  min-height: 100%;
  padding: 60px 8px 16px;

  > .first-overlay {
    position: absolute;
    inset: 0;
    overflow: hidden;
  }
`;
