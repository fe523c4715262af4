import { accountMutations } from "@topout/shared/api/account";
import type { User } from "@topout/shared/contract";
import { paths } from "@topout/shared/paths";
import { useMutation, useNavigate } from "@topout/shared/platform";
import { useState } from "react";

import { type Draft, isEmptyDraft } from "../../features/unsaved-changes/draft.ts";
import { hasSucceeded } from "../../features/unsaved-changes/has-succeeded.ts";
import { useDraftWriter, useStoredDraft } from "../../features/unsaved-changes/use-stored-draft.ts";
import { useHomeGym } from "../../features/gym-picker/use-home-gym.ts";
import { usePhotoPicker } from "../../features/photo-picker/use-photo-picker.ts";

/** Saves the welcome form and opens the dashboard. After a failed request, the dashboard shows a notification. */
export function useWelcomeForm(user: User) {
  const navigate = useNavigate();
  const { removeDraft, ...draft } = useWelcomeDraft(user);
  const { about, homeGymId, photo } = draft;
  const update = useMutation(accountMutations.update());
  const uploadPhoto = useMutation(accountMutations.updateProfilePhoto());

  const save = async () => {
    const change = { home_gym: homeGymId, about };
    const isChanged = homeGymId !== user.home_gym || about !== user.about;
    // Wait for the home gym, because the dashboard opens with it. The photo uploads in the background.
    const isSaved = !isChanged || (await hasSucceeded(update.mutateAsync(change)));
    if (photo.photo) uploadPhoto.mutate(photo.photo);
    if (isSaved) removeDraft();
    void navigate(paths.dashboard, { replace: true });
  };

  return { ...draft, isSaving: update.isPending, save };
}

/** The user's unsaved input. */
function useWelcomeDraft(user: User) {
  const { storage, restoredDraft } = useStoredDraft("welcome");
  const [about, setAbout] = useState(restoredDraft.fields.about ?? user.about);
  const gym = useHomeGym(user.home_gym, restoredDraft.fields.home_gym);
  const photo = usePhotoPicker("photo", restoredDraft.photo);

  const isGymChanged = gym.selectedGymId !== undefined && gym.selectedGymId !== user.home_gym;
  const changes: Partial<Draft> = {
    ...(about !== user.about && { about }),
    ...(isGymChanged && { home_gym: gym.homeGymId }),
  };
  useDraftWriter(storage, { fields: changes, photo: photo.photo });

  const discard = () => {
    setAbout(user.about);
    gym.setSelectedGymId(undefined);
    photo.clear(photo.photo);
    storage.removeAll();
  };

  return {
    about,
    setAbout,
    homeGymId: gym.homeGymId,
    setHomeGymId: gym.setSelectedGymId,
    photo,
    hasChanges: Object.keys(changes).length > 0 || photo.photo !== undefined,
    discard,
    removeDraft: storage.removeAll,
    isRestored: !isEmptyDraft(restoredDraft),
  };
}
