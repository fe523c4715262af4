import { type ReactNode, useId, useRef } from "react";

import { createPortal, styled } from "@topout/shared/platform";
import { color, zIndex, media, shadow } from "@topout/shared/theme";

import { IconButton } from "./icon-button.tsx";
import { X } from "./icons.ts";
import { fade, slideFromBelow, scrim } from "./overlay-styles.ts";
import { useExitAnimation } from "./use-exit-animation.ts";
import { useOverlay } from "./use-overlay.ts";
import { useOverlayAttribute } from "./use-overlay-attribute.ts";

interface DialogProps {
  title: ReactNode;
  onClose: () => void;
  /** Buttons, the primary action last. */
  footer?: ReactNode;
  width?: "normal" | "wide";
  role?: "dialog" | "alertdialog";
  children: ReactNode;
}

/** Open while mounted, above everything except notifications. Focus starts at `data-autofocus`, if present. */
export function Dialog({
  title,
  onClose,
  footer,
  width = "normal",
  role = "dialog",
  children,
}: DialogProps) {
  const id = useId();
  const backdrop = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useOverlay({ ref: panel, isModal: true, onClose });
  useOverlayAttribute("dialog");
  useExitAnimation(backdrop);

  return createPortal(
    <Backdrop
      ref={backdrop}
      data-motion="own"
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <Panel
        ref={panel}
        role={role}
        aria-modal="true"
        aria-labelledby={`${id}-title`}
        aria-describedby={role === "alertdialog" ? `${id}-body` : undefined}
        tabIndex={-1}
        data-width={width}
        data-motion="own"
      >
        <Header>
          <h2 id={`${id}-title`}>{title}</h2>
          <IconButton label="Close" onClick={onClose}>
            <X size={22} />
          </IconButton>
        </Header>
        <Body id={`${id}-body`}>{children}</Body>
        {footer && <Footer>{footer}</Footer>}
      </Panel>
    </Backdrop>,
    document.body,
  );
}

const Backdrop = styled.div`
  ${scrim}
  z-index: ${zIndex.dialog};
  display: grid;
  align-items: end;

  ${media.tablet} {
    place-items: center;
    padding: 24px;
  }
`;

const Panel = styled.div`
  display: flex;
  flex-direction: column;
  max-height: 94dvh;
  overflow: hidden;
  border-radius: 26px 26px 0 0;
  background: ${color.bg};
  box-shadow: ${shadow[3]};
  ${slideFromBelow}

  ${media.tablet} {
    width: min(560px, 100%);
    max-height: 100%;
    border-radius: 26px;
    ${fade}

    &[data-width="wide"] {
      width: min(920px, 100%);
    }
  }

  &:focus-visible {
    outline: none;
  }

  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

const Header = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  padding: 14px 8px 6px 20px;
`;

const Body = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 16px;
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
  padding: 6px 20px 20px;
  overflow-wrap: anywhere;
`;

const Footer = styled.footer`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 10px;
  padding: 12px 20px calc(14px + var(--safe));
  border-top: 1px solid ${color.line};
`;
