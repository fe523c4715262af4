import { createContext, type ReactNode, use, useMemo, useRef } from "react";

import { createPortal, styled } from "@topout/shared/platform";
import { color, zIndex, media, motion, shadow } from "@topout/shared/theme";

import { SHEET_WIDTH } from "./sheet-width.ts";
import { slideFromBelow, scrim, slideFromRight } from "./overlay-styles.ts";
import { type DragToCloseOptions, useDragToClose } from "./use-drag-to-close.ts";
import { useExitAnimation } from "./use-exit-animation.ts";
import { useMediaQuery } from "./use-media-query.ts";
import { SCRIM_ATTRIBUTE, useOverlay } from "./use-overlay.ts";
import { useOverlayAttribute } from "./use-overlay-attribute.ts";
import { useHeightVariable } from "./use-height-variable.ts";

interface SheetProps {
  label: string;
  onClose: () => void;
  /** Actions, always visible at the bottom. */
  footer?: ReactNode;
  children: ReactNode;
}

const SheetDragContext = createContext<DragToCloseOptions | undefined>(undefined);

/** Moves or closes the surrounding sheet during a drag of its content. Undefined if it is not a bottom sheet. */
export const useSheetDrag = () => use(SheetDragContext);

const scrimProps = { [SCRIM_ATTRIBUTE]: "", "data-motion": "own" };

/** Open while mounted. On phones it is a modal bottom sheet. On larger screens it is a panel, and the page stays usable. */
export function Sheet({ label, onClose, footer, children }: SheetProps) {
  const panel = useRef<HTMLDivElement>(null);
  const scrimRef = useRef<HTMLDivElement>(null);
  const isModal = !useMediaQuery(media.tablet);
  const dragOptions = useMemo<DragToCloseOptions>(
    () => ({ onMove: (distance) => moveDown(panel.current, distance), onClose }),
    [onClose],
  );
  const drag = useDragToClose(dragOptions);
  useOverlay({ ref: panel, isModal, onClose });
  useOverlayAttribute("sheet");
  useExitAnimation(scrimRef);
  useExitAnimation(panel);

  return createPortal(
    <>
      {isModal && <Scrim ref={scrimRef} aria-hidden="true" {...scrimProps} onClick={onClose} />}
      <Panel
        ref={panel}
        role="dialog"
        aria-modal={isModal || undefined}
        aria-label={label}
        tabIndex={-1}
        data-motion="own"
      >
        <Handle aria-hidden="true" {...drag} />
        <Content data-sheet-content="">
          <SheetDragContext value={isModal ? dragOptions : undefined}>{children}</SheetDragContext>
        </Content>
        {footer && <PinnedFooter>{footer}</PinnedFooter>}
      </Panel>
    </>,
    document.body,
  );
}

/** Moves the panel without a transition. If the distance is undefined, the panel animates back to its position. */
function moveDown(panel: HTMLElement | null, distance: number | undefined) {
  if (!panel) return;
  panel.style.transition = distance === undefined ? "" : "none";
  panel.style.translate = distance === undefined ? "" : `0 ${distance}px`;
}

/** Publishes its height as `--pinned`. Toasts and prompts at the bottom stay above it. */
function PinnedFooter({ children }: { children: ReactNode }) {
  const ref = useHeightVariable("--pinned");
  return <Footer ref={ref}>{children}</Footer>;
}

const Scrim = styled.div`
  ${scrim}
`;

const Panel = styled.div`
  position: fixed;
  z-index: ${zIndex.panel};
  inset: 34px 0 0;
  display: flex;
  flex-direction: column;
  /* An element with overflow: hidden can still be scrolled by scripts and the keyboard. */
  overflow: clip;
  border-radius: 26px 26px 0 0;
  background: ${color.bg};
  box-shadow: ${shadow[3]};
  transition: translate ${motion.base} ${motion.easeOut};
  ${slideFromBelow}

  ${media.reducedMotion} {
    transition: none;
  }

  ${media.tablet} {
    inset: 0 0 0 auto;
    width: ${SHEET_WIDTH};
    border-radius: 26px 0 0 26px;
    ${slideFromRight}
  }

  &:focus-visible {
    outline: none;
  }

  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

const Handle = styled.div`
  position: absolute;
  z-index: 3;
  top: 0;
  left: 50%;
  width: 120px;
  height: 44px;
  margin-left: -60px;
  cursor: grab;
  touch-action: none;

  &::before {
    content: "";
    position: absolute;
    top: 8px;
    left: 50%;
    width: 42px;
    height: 5px;
    margin-left: -21px;
    border-radius: 5px;
    background: rgb(255 255 255 / 85%);
    box-shadow: 0 0 0 1px rgb(0 0 0 / 12%);
  }

  ${media.tablet} {
    display: none;
  }
`;

const Content = styled.div`
  /* Makes visually hidden labels, which are absolutely positioned, scroll with the content. */
  position: relative;
  flex: 1;
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
`;

const Footer = styled.footer`
  flex: none;
  padding: 12px 16px calc(12px + var(--safe));
  border-top: 1px solid ${color.line};
`;
