import { ignoreNotFound, request, userQueries } from "@topout/shared/api";
import {
  type InvitationCreation,
  invitations,
  type MemberChange,
  members,
} from "@topout/shared/contract";
import { mutationOptions, type QueryClient, queryOptions } from "@topout/shared/platform";

interface ChangedMember extends MemberChange {
  readonly gymId: string;
  readonly userId: string;
}

export const teamQueries = {
  all: () => ["team"] as const,

  members: (gymId: string) =>
    queryOptions({
      queryKey: [...teamQueries.all(), gymId, "members"],
      queryFn: ({ signal }) => request(members.list, { params: { gym_id: gymId }, signal }),
    }),

  /** Pending invitations. */
  invitations: (gymId: string) =>
    queryOptions({
      queryKey: [...teamQueries.all(), gymId, "invitations"],
      queryFn: ({ signal }) => request(invitations.list, { params: { gym_id: gymId }, signal }),
    }),
};

export interface NewInvitation extends InvitationCreation {
  readonly gymId: string;
}

/** A repeated request with the same idempotency key returns the stored invitation, and sends no second email. */
export const createInvitation = ({ gymId, ...body }: NewInvitation) =>
  request(invitations.create, { params: { gym_id: gymId }, body });

interface PendingInvitation {
  readonly gymId: string;
  readonly id: string;
}

export const withdrawInvitation = ({ gymId, id }: PendingInvitation) =>
  ignoreNotFound(request(invitations.withdraw, { params: { gym_id: gymId, invitation_id: id } }));

/** Each mutation refetches the team, also after an error, because another manager may have changed it. */
export const teamMutations = {
  updateMember: () =>
    mutationOptions({
      mutationFn: ({ gymId, userId, ...body }: ChangedMember) =>
        request(members.update, { params: { gym_id: gymId, user_id: userId }, body }),
      onSettled: (_member, _error, _variables, _result, { client }) => refresh(client),
    }),

  removeMember: () =>
    mutationOptions({
      mutationFn: ({ gymId, userId }: Pick<ChangedMember, "gymId" | "userId">) =>
        ignoreNotFound(request(members.remove, { params: { gym_id: gymId, user_id: userId } })),
      onSettled: (_data, _error, _variables, _result, { client }) => refresh(client),
    }),

  invite: () =>
    mutationOptions({
      mutationFn: (invitation: NewInvitation) => createInvitation(invitation),
      onSettled: (_invitation, _error, _variables, _result, { client }) => refresh(client),
    }),

  withdrawInvitation: () =>
    mutationOptions({
      mutationFn: (invitation: PendingInvitation) => withdrawInvitation(invitation),
      onSettled: (_data, _error, _variables, _result, { client }) => refresh(client),
    }),
};

/** Also refetches the user, who may have changed their own role. */
const refresh = (client: QueryClient) =>
  Promise.all(
    [teamQueries.all(), userQueries.all()].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );
