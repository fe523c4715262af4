import {
  createIdempotencyKey,
  createIdempotentInsert,
  createInvitation,
  type NewInvitation,
  useIdempotentInsert,
  withdrawInvitation,
} from "@topout/shared/api/staff";
import type { Invitation } from "@topout/shared/contract";

/** Returns a function that emails one invitation, even if the manager retries after a lost response. */
export const useIdempotentInvitation = () => useIdempotentInsert(createInvitationInsert);

const createInvitationInsert = () =>
  createIdempotentInsert<NewInvitation, Invitation>({
    create: (input, idempotency_key) => createInvitation({ ...input, idempotency_key }),
    update: replaceInvitation,
    isEqual: (a, b) =>
      a.email === b.email && a.role === b.role && (a.until ?? null) === (b.until ?? null),
  });

/** Withdraws the invitation, because it may have gone to another address, and emails a new one. */
async function replaceInvitation({ id }: Invitation, input: NewInvitation): Promise<Invitation> {
  await withdrawInvitation({ gymId: input.gymId, id });
  return createInvitation({ ...input, idempotency_key: createIdempotencyKey() });
}
