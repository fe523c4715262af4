import { gymMutations } from "@topout/shared/api/staff";
import { fromDataUrl, toDataUrl } from "@topout/shared/api/upload";
import type { Gym, GymDetails } from "@topout/shared/contract";
import { loadDraft, removeDraft, saveDraft } from "@topout/shared/drafts";
import { paths } from "@topout/shared/paths";
import { notify, setPreference, useMutation, useNavigate } from "@topout/shared/platform";
import { useEffect, useRef, useState } from "react";

import { validateDetails } from "../../features/gym-form/gym-fields.tsx";
import {
  type AreaShape,
  validateAreaNames,
  toAreas,
  toLines,
  useEditor,
} from "../../features/layout-editor/index.ts";
import { createGymDraft, DRAFT_NAME, type GymDraft, isGymDraft } from "./gym-draft.ts";
import { useIdempotentGymInsert } from "./use-idempotent-gym-insert.ts";

/** The state of the three steps, stored on this device until the gym is created. */
export function useCreateGym() {
  const [initialDraft] = useState(() => loadDraft(DRAFT_NAME, isGymDraft) ?? createGymDraft());
  const [details, setDetails] = useState(initialDraft.details);
  const { image, imageUrl, selectImage } = useImage(initialDraft.image);
  const lines = useEditor(() => initialDraft.lines);
  const areas = useEditor<AreaShape>(() => initialDraft.areas);
  const draft = {
    details,
    lines: lines.draft.shapes,
    areas: areas.draft.shapes,
    image: imageUrl,
  };
  const mutation = useCreateMutation(draft);
  useAutosave(draft, !mutation.isCreated);

  return {
    details,
    setDetails: (change: Partial<GymDetails>) =>
      setDetails((previous) => ({ ...previous, ...change })),
    errors: getErrors(details, image),
    image,
    selectImage,
    lines,
    areas,
    /** Returns whether all drawn areas have a name. Otherwise, activates the first one without a name. */
    validateAreaNames: () => validateAreaNames(areas),
    ...mutation,
  };
}

/** Creates the gym and makes it the current one. */
function useCreateMutation({ details, lines, areas }: GymDraft) {
  const navigate = useNavigate();
  const { mutate, isPending, isSuccess } = useMutation({
    ...gymMutations.create(),
    mutationFn: useIdempotentGymInsert(),
    // Runs even if the user has left the screen. Otherwise the restored draft would create the gym again.
    afterSuccess: handleCreated,
  });

  const create = (photo: Blob) =>
    mutate(
      {
        ...details,
        layout: { lines: toLines(lines), areas: toAreas(areas) },
        photo,
        time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      },
      { onSuccess: () => void navigate(paths.gyms) },
    );

  return { create, isCreating: isPending, isCreated: isSuccess };
}

function handleCreated({ id }: Gym) {
  removeDraft(DRAFT_NAME);
  setPreference("gymId", id);
  notify({ type: "success", title: "Gym Created" });
}

export type CreateGym = ReturnType<typeof useCreateGym>;

const getErrors = (details: GymDetails, image: Blob | undefined) => ({
  ...validateDetails(details),
  ...(!image && { image: "Required" }),
});

/** The selected image, and its data URL for the stored draft. */
function useImage(initialUrl: string | undefined) {
  const [imageUrl, setImageUrl] = useState(initialUrl);
  const [image, setImage] = useState(() => (initialUrl ? fromDataUrl(initialUrl) : undefined));
  const latestImage = useRef(image);
  const selectImage = (next: Blob) => {
    setImage(next);
    latestImage.current = next;
    // A conversion can finish after that of an image which the user selected later.
    const setUrl = (url: string | undefined) => {
      if (latestImage.current === next) setImageUrl(url);
    };
    void toDataUrl(next).then(setUrl, () => setUrl(undefined));
  };
  return { image, imageUrl, selectImage };
}

/** Stores the draft. If the storage is full, stores it without the image. */
function useAutosave({ details, lines, areas, image }: GymDraft, isEnabled: boolean) {
  useEffect(() => {
    if (!isEnabled) return;
    const draft = { details, lines, areas };
    if (!saveDraft(DRAFT_NAME, { ...draft, image })) saveDraft(DRAFT_NAME, draft);
  }, [details, lines, areas, image, isEnabled]);
}
