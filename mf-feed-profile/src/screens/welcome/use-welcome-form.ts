import { accountMutations } from "@topout/shared/api/account";
import type { User } from "@topout/shared/contract";
import { paths } from "@topout/shared/paths";
import { useMutation, useNavigate } from "@topout/shared/platform";
import { useState } from "react";

import { type Draft, isDraft } from "../../features/unsaved-changes/draft.ts";
import { useDraftWriter, useStoredDraft } from "../../features/unsaved-changes/use-stored-draft.ts";
import { useHomeGym } from "../../features/gym-picker/use-home-gym.ts";
import { usePhotoPicker } from "../../features/photo-picker/use-photo-picker.ts";

const meta = {
  errorNotification: { message: "This couldn't be saved. You can add it later in Settings." },
};

/** Saves the welcome form and opens the dashboard. After a failed request, the dashboard shows a notification. */
export function useWelcomeForm(user: User) {
  const navigate = useNavigate();
  const { removeDraft, ...draft } = useWelcomeDraft(user);
  const { about, homeGym, photo } = draft;
  const update = useMutation({ ...accountMutations.update(), meta });
  const uploadPhoto = useMutation({ ...accountMutations.updateProfilePhoto(), meta });

  const save = async () => {
    const change = { home_gym: homeGym, about };
    const isChanged = homeGym !== user.home_gym || about !== user.about;
    // Wait for the home gym, because the dashboard opens with it. The photo uploads in the background.
    if (isChanged) await update.mutateAsync(change).catch(() => undefined);
    if (photo.photo) uploadPhoto.mutate(photo.photo);
    removeDraft();
    void navigate(paths.dashboard, { replace: true });
  };

  return { ...draft, isSaving: update.isPending, save };
}

/** What the user has entered and not saved yet. */
function useWelcomeDraft(user: User) {
  const { storage, restored } = useStoredDraft("welcome", user.id);
  const [about, setAbout] = useState(restored.fields.about ?? user.about);
  const gym = useHomeGym(user.home_gym, restored.fields.home_gym);
  const photo = usePhotoPicker("photo", restored.photo);

  const isGymChanged = gym.selectedGymId !== undefined && gym.selectedGymId !== user.home_gym;
  const changes: Partial<Draft> = {
    ...(about !== user.about && { about }),
    ...(isGymChanged && { home_gym: gym.homeGym }),
  };
  useDraftWriter(storage, { fields: changes, photo: photo.photo });

  const discard = () => {
    setAbout(user.about);
    gym.setHomeGym(undefined);
    photo.clear(photo.photo);
    storage.removeAll();
  };

  return {
    about,
    setAbout,
    homeGym: gym.homeGym,
    setHomeGym: gym.setHomeGym,
    photo,
    hasChanges: Object.keys(changes).length > 0 || photo.photo !== undefined,
    discard,
    removeDraft: storage.removeAll,
    isRestored: isDraft(restored),
  };
}
