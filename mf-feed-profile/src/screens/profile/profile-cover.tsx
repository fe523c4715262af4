import { imageUrls } from "@topout/shared/api";
import type { PublicUser } from "@topout/shared/contract";
import { useCacheBustedUrl } from "@topout/shared/platform";
import { useState } from "react";

import { getDefaultCoverUrl } from "../../cover/default-cover.ts";
import { CoverBox } from "./profile-layout.ts";

/** The cover photo that somebody has chosen, or everybody's. */
export function ProfileCover({ person }: { person: PublicUser }) {
  const chosen = useCacheBustedUrl(
    person.has_cover_photo ? imageUrls.coverPhoto(person.id) : undefined,
  );
  const [broken, setBroken] = useState<string>();
  const photo = chosen === broken ? undefined : chosen;

  return (
    <CoverBox>
      <img src={photo ?? getDefaultCoverUrl()} alt="" onError={() => setBroken(photo)} />
    </CoverBox>
  );
}
