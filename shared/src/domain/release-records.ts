import { FULL_SHARE, type ReleaseRecord } from "@topout/shared/contract";

type Change = Pick<ReleaseRecord, "action" | "share">;

/** Whether this change of a remote has made its release live. */
export const hasMadeLive = ({ action, share }: Change): boolean =>
  action === "release" || action === "rollback" || (action === "share" && share === FULL_SHARE);

/** Whether this change has given a part of the browsers the release, beside the live one. */
export const isGradual = ({ action, share }: Change): boolean =>
  action === "share" && share !== FULL_SHARE;
