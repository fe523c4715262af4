import { type RefObject, useEffect, useEffectEvent, useMemo, useRef } from "react";

import type { PlacedRoute } from "@topout/shared/api/staff";
import { type DraftRoute, styled } from "@topout/shared/platform";
import { color } from "@topout/shared/theme";
import { Card } from "@topout/shared/ui";

import { listMissingFields, type PlannedReset } from "./list-missing-fields.ts";
import { MissingFields } from "./missing-fields.tsx";
import { MissingPhotos } from "./missing-photos.tsx";

interface TodoCardProps extends PlannedReset {
  drafts: readonly PlacedRoute[];
  /** The first row without which the reset cannot be published. */
  firstMissing: RefObject<HTMLDivElement | null>;
  /** Gets the focus when nothing is missing any more. */
  publishButton: RefObject<HTMLElement | null>;
  onSaveDraft: (draft: DraftRoute) => Promise<unknown>;
  onAddPhotos: (() => void) | undefined;
  onSelectDraft: (draftId: string) => void;
}

/** What the new routes lack. */
export function TodoCard({ firstMissing, publishButton, ...props }: TodoCardProps) {
  const { layout, circuits, routes, drafts, onSaveDraft, onAddPhotos, onSelectDraft } = props;
  const withoutPhoto = drafts.filter(({ photo }) => !photo);
  const missing = useMemo(
    () => listMissingFields({ layout, circuits, routes, drafts }),
    [layout, circuits, routes, drafts],
  );
  const isFixed = useRef(false);

  // The tapped chip is gone.
  const moveFocus = useEffectEvent((isMissing: boolean) => {
    if (!isFixed.current) return;
    isFixed.current = false;
    (isMissing ? firstMissing : publishButton).current?.focus();
  });
  useEffect(() => moveFocus(missing.length > 0), [missing]);

  if (missing.length === 0 && withoutPhoto.length === 0) return null;
  return (
    <Box as="section" aria-label="Missing">
      <MissingFields
        ref={firstMissing}
        missing={missing}
        onSave={(draft) => {
          isFixed.current = true;
          void onSaveDraft(draft);
        }}
      />
      {withoutPhoto.length > 0 && (
        <MissingPhotos
          circuits={circuits}
          drafts={withoutPhoto}
          onAddPhotos={onAddPhotos}
          onSelect={onSelectDraft}
        />
      )}
    </Box>
  );
}

const Box = styled(Card)`
  border-color: ${color["line-strong"]};
`;
