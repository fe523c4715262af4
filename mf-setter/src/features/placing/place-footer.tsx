import { memo, type ReactNode } from "react";

import type { PlacedRoute } from "@topout/shared/api/staff";
import { media } from "@topout/shared/theme";
import { Button, useMediaQuery } from "@topout/shared/ui";

import { PhotoFooterButton } from "./photos/photo-button.tsx";
import { UndoButton } from "./undo-button.tsx";
import type { Placing } from "./use-placing.ts";

interface PlaceFooterProps {
  placing: Placing;
  /** The button that leads on. */
  next: ReactNode;
  onOpenPhoto: (draft: PlacedRoute) => void;
  /** Called when the user has finished a selected route. */
  onDone: (() => void) | undefined;
}

/** The buttons of the selected route, otherwise of the last one that was placed. */
export const PlaceFooter = memo(function PlaceFooter(props: PlaceFooterProps) {
  const { placing, next, onOpenPhoto, onDone } = props;
  const { selected, lastPlaced } = placing;
  const isDesktop = useMediaQuery(media.desktop);
  const marked = selected ?? lastPlaced;
  const finish = () => {
    placing.select(undefined);
    onDone?.();
  };

  return (
    <>
      <UndoButton placing={placing} />
      {!isDesktop && marked && <PhotoFooterButton draft={marked} onOpen={onOpenPhoto} />}
      {selected ? (
        <Button variant="primary" size="large" onClick={finish}>
          Done
        </Button>
      ) : (
        next
      )}
    </>
  );
});
