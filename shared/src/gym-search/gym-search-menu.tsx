import { type ReactNode, type RefObject, Suspense, useRef, useState } from "react";

import { styled } from "@topout/shared/platform";
import { lazyOptional } from "@topout/shared/ui";

import type { GymSearchOverlayProps } from "./gym-search-overlay.tsx";

const GymSearchOverlay = lazyOptional(
  async () => (await import("./gym-search-overlay.tsx")).GymSearchOverlay,
);

interface TriggerProps {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly "aria-haspopup": "dialog";
  readonly "aria-expanded": boolean;
  readonly onClick: () => void;
}

interface GymSearchMenuProps extends Omit<GymSearchOverlayProps, "onClose"> {
  /** Renders the button that opens the search. It must spread these props. */
  trigger: (props: TriggerProps) => ReactNode;
}

/** A button that opens the search of gyms. The search loads when it opens. */
export function GymSearchMenu({ trigger, ...props }: GymSearchMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };

  return (
    <Anchor>
      {trigger({
        ref: button,
        "aria-haspopup": "dialog",
        "aria-expanded": isOpen,
        onClick: () => setIsOpen(!isOpen),
      })}
      {isOpen && (
        <Suspense>
          <GymSearchOverlay {...props} onClose={close} />
        </Suspense>
      )}
    </Anchor>
  );
}

/* The search opens below it. */
const Anchor = styled.span`
  position: relative;
  display: inline-flex;
  min-width: 0;
`;
