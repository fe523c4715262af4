import type { InvitationOffer } from "@topout/shared/contract";
import { invitations } from "@topout/shared/contract/server";

import { toUser } from "../../auth/account.ts";
import type { InvitationTokens } from "../../auth/invitation-tokens.ts";
import type { RateLimits } from "../../auth/rate-limits.ts";
import { defineHandlers } from "../../http/define-handlers.ts";
import { respond } from "../../http/http-response.ts";
import { addPhotoKey } from "../../media/add-photo-key.ts";
import type { MediaKeys } from "../../media/media-keys.ts";
import type { InvitationStore } from "./invitations.store.ts";
import type { ReceivedInvitationStore } from "./received-invitations.store.ts";
import { createInvitationNotFoundError, type PendingInvitation } from "./stored-invitations.ts";

interface Dependencies {
  readonly store: InvitationStore;
  readonly received: ReceivedInvitationStore;
  readonly tokens: InvitationTokens;
  readonly limits: RateLimits;
  readonly mediaKeys: MediaKeys;
}

export function createInvitationHandlers({
  store,
  received,
  tokens,
  limits,
  mediaKeys,
}: Dependencies) {
  const parseToken = ({ token }: { readonly token: string }): string => {
    const id = tokens.parse(token);
    if (id === undefined) throw createInvitationNotFoundError();
    return id;
  };

  return defineHandlers(invitations, {
    list: ({ params }) => store.list(params.gym_id),
    create: async ({ params, body, actor, ipAddress }) => {
      await limits.consume("emailsPerIpAddress", ipAddress);
      const { invitation, isNew } = await store.create(params.gym_id, body, actor);
      return respond(invitation, { status: isNew ? 201 : 200 });
    },
    withdraw: ({ params, actor }) => store.withdraw(params.gym_id, params.invitation_id, actor),
    // An unverified email address may belong to someone else.
    own: async ({ user }) =>
      user.is_verified
        ? (await received.listByEmail(user.email)).map((invitation) => ({
            ...toOffer(invitation),
            token: tokens.create(invitation.id),
          }))
        : [],
    get: async ({ params }) => toOffer(await received.get(parseToken(params))),
    accept: async ({ params, actor }) =>
      addPhotoKey(mediaKeys, toUser(await received.accept(parseToken(params), actor))),
    decline: ({ params, actor }) => received.decline(parseToken(params), actor),
  });
}

const toOffer = ({
  gym,
  role,
  until,
  expires_at,
  created_by,
}: PendingInvitation): InvitationOffer => ({
  gym,
  role,
  until,
  expires_at,
  invited_by: created_by,
});
