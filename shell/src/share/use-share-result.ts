import type { ShareResult } from "@topout/shared/contract";
import { useTypedSearchParams } from "@topout/shared/platform";
import { useEffect, useState } from "react";

import { adoptSharedVideo } from "./adopt-shared-video.ts";
import { getShareError } from "./share-errors.ts";

const STORED: ShareResult = "video";
const FAILED: ShareResult = "failed";

/** The result of the share that has loaded this page. Removes it from the URL, so that a reload does not repeat it. */
export function useShareResult() {
  const [{ share }, setParams] = useTypedSearchParams<"share">();
  const [result] = useState(share);
  const [error, setError] = useState(() => getShareError(share));

  useEffect(() => {
    if (share !== undefined) setParams({ share: undefined });
  }, [share, setParams]);

  useEffect(() => {
    const isNew = result === STORED;
    const adopt = async () => {
      const isStored = await adoptSharedVideo({ isNew });
      if (isNew && !isStored) setError(getShareError(FAILED));
    };
    void adopt();
  }, [result]);

  return { error, dismissError: () => setError(undefined) };
}
