import { imageUrls } from "@topout/shared/api";
import type { PublicUser } from "@topout/shared/contract";
import { useCacheBustedUrl } from "@topout/shared/platform";
import { useState } from "react";

import { getDefaultCoverUrl } from "../../cover/default-cover.ts";
import { CoverBox } from "./profile-layout.ts";

/** The cover photo of a user, or the default cover. */
export function ProfileCover({ user }: { user: PublicUser }) {
  const coverUrl = useCacheBustedUrl(user.has_cover_photo ? imageUrls.coverPhoto(user) : undefined);
  const [failedUrl, setFailedUrl] = useState<string>();
  const photo = coverUrl === failedUrl ? undefined : coverUrl;

  return (
    <CoverBox>
      <img src={photo ?? getDefaultCoverUrl()} alt="" onError={() => setFailedUrl(photo)} />
    </CoverBox>
  );
}
