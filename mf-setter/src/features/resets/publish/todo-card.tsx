import { type RefObject, useEffect, useEffectEvent, useMemo, useRef } from "react";

import { routeQueries } from "@topout/shared/api";
import { type DraftRoute, styled, useQuery } from "@topout/shared/platform";
import { color } from "@topout/shared/theme";
import { Card } from "@topout/shared/ui";

import { listMissingFields, type PlannedReset } from "./list-missing-fields.ts";
import { MissingFields } from "./missing-fields.tsx";
import { MissingPhotos } from "./missing-photos.tsx";

interface TodoCardProps extends PlannedReset {
  gymId: string;
  /** The first row without which the reset cannot be published. */
  firstMissing: RefObject<HTMLDivElement | null>;
  /** Gets the focus when nothing is missing any more. */
  publishButton: RefObject<HTMLElement | null>;
  onSaveDraft: (draft: DraftRoute) => Promise<unknown>;
  onSelectDraft: (draftId: string) => void;
}

/** What the new routes lack. */
export function TodoCard({ gymId, firstMissing, publishButton, ...props }: TodoCardProps) {
  const { layout, circuits, routes, drafts, onSaveDraft, onSelectDraft } = props;
  const withoutPhoto = useDraftsWithoutPhoto(gymId, drafts);
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
        <MissingPhotos circuits={circuits} drafts={withoutPhoto} onSelect={onSelectDraft} />
      )}
    </Box>
  );
}

function useDraftsWithoutPhoto(gymId: string, drafts: readonly DraftRoute[]) {
  const { data: stored } = useQuery({ ...routeQueries.listDrafts(gymId), staleTime: 0 });
  return useMemo(() => {
    if (!stored) return [];
    const idsWithPhoto = new Set(stored.flatMap(({ id, has_image }) => (has_image ? id : [])));
    return drafts.filter(({ id }) => !idsWithPhoto.has(id));
  }, [stored, drafts]);
}

const Box = styled(Card)`
  border-color: ${color["line-strong"]};
`;
