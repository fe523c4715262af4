import { invitationQueries } from "@topout/shared/api/account";
import type { OwnInvitation } from "@topout/shared/contract";
import { getReturnPath, patterns } from "@topout/shared/paths";
import { matchPath, useLocation, useQuery } from "@topout/shared/platform";

/**
 * Returns the invitations to the user's verified address, and the one whose link the user came from. A new account has
 * no verified address yet.
 */
export function useOpenInvitations(): readonly OwnInvitation[] {
  const { state } = useLocation();
  const { token = "" } = matchPath(patterns.join, getReturnPath(state) ?? "")?.params ?? {};
  const own = useQuery(invitationQueries.own()).data ?? [];
  const { data: offer } = useQuery({ ...invitationQueries.byToken(token), enabled: token !== "" });

  if (!offer || own.some(({ gym }) => gym.id === offer.gym.id)) return own;
  return [{ ...offer, token }, ...own];
}
