import type { ApiError } from "@topout/shared/api";
import { getName } from "@topout/shared/domain";

/** The name of the setter whose change is in conflict. Empty for a deleted account and for the current user. */
export const getOtherSetter = ({ change }: ApiError, currentUserId: string | undefined): string =>
  change?.user && change.user.id !== currentUserId ? getName(change.user) : "";
