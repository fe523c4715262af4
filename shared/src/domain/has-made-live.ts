import { FULL_SHARE, type ReleaseRecord } from "@topout/shared/contract";

/** Whether this change of a remote has made its release live. */
export const hasMadeLive = ({ action, share }: Pick<ReleaseRecord, "action" | "share">): boolean =>
  action === "release" || action === "rollback" || (action === "share" && share === FULL_SHARE);
