import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";

import { styled } from "@topout/shared/platform";
import { color, media, shadow, typography } from "@topout/shared/theme";
import { IconButton, Sheet, useMediaQuery, X } from "@topout/shared/ui";

import { GymSearch, type GymSearchProps } from "./gym-search.tsx";

export interface GymSearchOverlayProps extends Omit<GymSearchProps, "hasAutoFocus"> {
  title: string;
  /** Below the search. */
  footer?: ReactNode;
  onClose: () => void;
}

/** On phones a sheet. On larger screens it opens below its button, which must be in the same positioned element. */
export function GymSearchOverlay(props: GymSearchOverlayProps) {
  const { title, footer, onClose, onSelect, clearing, ...searchProps } = props;
  const isPhone = !useMediaQuery(media.tablet);
  const search = (
    <GymSearch
      {...searchProps}
      hasAutoFocus={!isPhone}
      onSelect={(gym) => {
        onSelect(gym);
        onClose();
      }}
      {...(clearing && {
        clearing: {
          label: clearing.label,
          onClear: () => {
            clearing.onClear();
            onClose();
          },
        },
      })}
    />
  );

  if (!isPhone) {
    return (
      <Popup label={title} onClose={onClose}>
        {search}
        {footer}
      </Popup>
    );
  }
  return (
    <Sheet label={title} onClose={onClose}>
      <Content>
        <Header>
          <h2>{title}</h2>
          <IconButton label="Close" onClick={onClose}>
            <X size={22} aria-hidden="true" />
          </IconButton>
        </Header>
        {search}
        {footer}
      </Content>
    </Sheet>
  );
}

interface PopupProps {
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** Closes with Escape, on a press outside, and when the focus leaves it. */
function Popup({ label, onClose, children }: PopupProps) {
  const popup = useRef<HTMLDivElement>(null);
  const closeOutside = useEffectEvent((event: Event) => {
    const { parentElement } = popup.current ?? {};
    if (event.target instanceof Node && !parentElement?.contains(event.target)) onClose();
  });
  useEffect(() => {
    const listener = (event: Event) => closeOutside(event);
    document.addEventListener("pointerdown", listener);
    document.addEventListener("focusin", listener);
    return () => {
      document.removeEventListener("pointerdown", listener);
      document.removeEventListener("focusin", listener);
    };
  }, []);

  return (
    <Panel
      ref={popup}
      role="dialog"
      aria-label={label}
      // A press beside its controls focuses it. Otherwise it would focus an ancestor, and the popup would close.
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        onClose();
      }}
    >
      {children}
    </Panel>
  );
}

const Panel = styled.div`
  position: absolute;
  z-index: 10;
  top: calc(100% + 6px);
  left: 0;
  width: 404px;
  max-height: min(80dvh, 560px);
  overflow: auto;
  overscroll-behavior: contain;
  padding: 10px 6px;
  border: 1px solid ${color.line};
  border-radius: 18px;
  background: ${color.raised};
  box-shadow: ${shadow[3]};

  form {
    margin: 0 4px;
  }
`;

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding: 20px 16px;

  /* Aligns the images with the field. */
  [role="option"],
  [role="listbox"] p,
  p[role="status"] {
    padding-right: 0;
    padding-left: 0;
  }
`;

const Header = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;

  > h2 {
    font: ${typography.h2};
  }
`;
