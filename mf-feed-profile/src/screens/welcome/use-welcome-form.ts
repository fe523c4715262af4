import { accountMutations } from "@topout/shared/api/account";
import { shrinkImage } from "@topout/shared/api/upload";
import type { User } from "@topout/shared/contract";
import { paths } from "@topout/shared/paths";
import { useMutation, useNavigate } from "@topout/shared/platform";
import { useState } from "react";

import { usePhotoPicker } from "../../features/photo-picker/use-photo-picker.ts";

type Draft = Pick<User, "home_gym" | "about">;

const meta = {
  failure: { message: "This could not be saved. You can add it later in Settings." },
};

/** Saves the welcome form and opens the dashboard. After a failed request, the dashboard shows a notification. */
export function useWelcomeForm(user: User) {
  const navigate = useNavigate();
  const [draft, setDraft] = useState<Draft>({ home_gym: user.home_gym, about: user.about });
  const photo = usePhotoPicker();
  const update = useMutation({ ...accountMutations.update(), meta });
  const uploadPhoto = useMutation({ ...accountMutations.updateProfilePhoto(), meta });

  const save = async () => {
    const hasChanges = draft.home_gym !== user.home_gym || draft.about !== user.about;
    // Wait for the home gym, because the dashboard opens with it. The photo uploads in the background.
    if (hasChanges) await update.mutateAsync(draft).catch(() => undefined);
    if (photo.file) void shrinkImage(photo.file).then(uploadPhoto.mutate);
    void navigate(paths.dashboard, { replace: true });
  };

  return {
    draft,
    edit: (change: Partial<Draft>) => setDraft((previous) => ({ ...previous, ...change })),
    photo,
    isSaving: update.isPending,
    save,
  };
}
