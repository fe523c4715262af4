import { isApiError } from "@topout/shared/api";
import { gymMutations, updateGym, useIdempotentUpdate } from "@topout/shared/api/staff";
import type { Gym, Layout } from "@topout/shared/contract";
import { loadDraft, removeDraft, saveDraft } from "@topout/shared/drafts";
import { notify, useMutation } from "@topout/shared/platform";
import { useEffect, useState } from "react";

import { isShapeList, type Shape, useEditor } from "../../features/layout-editor/index.ts";
import type { LayoutPart } from "./gym-card.tsx";

/** The unsaved shapes of a gym, and the version of the gym when the user started. */
interface LayoutDraft<S extends Shape> {
  readonly version: number;
  readonly shapes: readonly S[];
}

function isLayoutDraft<S extends Shape>(value: unknown): value is LayoutDraft<S> {
  const { version, shapes } = Object(value) as Partial<LayoutDraft<S>>;
  return typeof version === "number" && isShapeList(shapes);
}

interface LayoutDraftOptions<S extends Shape> {
  readonly gym: Gym;
  readonly part: LayoutPart;
  readonly shapes: readonly S[];
  readonly toLayout: (shapes: readonly S[]) => Layout;
  readonly onSaved: () => void;
}

/** The editor of a gym's lines or areas, with a draft on this device until it is saved. */
export function useLayoutDraft<S extends Shape>(options: LayoutDraftOptions<S>) {
  const { gym, part, shapes: savedShapes, toLayout, onSaved } = options;
  const name = `layout.${gym.id}.${part}`;
  const [initialShapes] = useState(savedShapes);
  const [storedDraft] = useState(() => loadDraft(name, isLayoutDraft<S>));
  const [baseVersion] = useState(storedDraft?.version ?? gym.version);
  const editor = useEditor(() => storedDraft?.shapes ?? initialShapes);
  const { shapes } = editor.draft;
  const update = useMutation({
    ...gymMutations.update(),
    mutationFn: useIdempotentUpdate(updateGym),
    meta: { handledErrors: ["STALE"] },
    // Runs even if the user has closed the editor. Otherwise the stored draft would conflict with the saved layout.
    onSuccess: () => {
      removeDraft(name);
      notify({ type: "success", title: "Gym Updated" });
    },
  });
  const isStale = isApiError(update.error, "STALE");

  const hasChanges = shapes !== initialShapes;
  useDraftWriter(name, { version: baseVersion, shapes, hasChanges, isSaved: update.isSuccess });

  const save = () =>
    update.mutate(
      // After the stale warning, saving again overwrites the newer layout. The server accepts only the newest version
      // number.
      { id: gym.id, layout: toLayout(shapes), version: isStale ? gym.version : baseVersion },
      {
        onSuccess: () => {
          // The user may have continued to draw during the request.
          removeDraft(name);
          onSaved();
        },
      },
    );

  return {
    editor,
    isRestored: storedDraft !== undefined,
    isStale,
    isSaving: update.isPending,
    save,
    discard: () => removeDraft(name),
  };
}

interface DraftWriterOptions<S extends Shape> extends LayoutDraft<S> {
  readonly hasChanges: boolean;
  readonly isSaved: boolean;
}

/** Stores the draft while it has changes. The user can undo all of them. */
function useDraftWriter<S extends Shape>(name: string, options: DraftWriterOptions<S>) {
  const { version, shapes, hasChanges, isSaved } = options;
  useEffect(() => {
    if (isSaved) return;
    if (hasChanges) saveDraft(name, { version, shapes });
    else removeDraft(name);
  }, [name, version, shapes, hasChanges, isSaved]);
}
