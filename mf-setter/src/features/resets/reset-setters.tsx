import { imageUrls } from "@topout/shared/api";
import type { Reset, UserRef } from "@topout/shared/contract";
import { formatList, getName } from "@topout/shared/domain";
import { AvatarStack, VisuallyHidden } from "@topout/shared/ui";

const MAX_AVATARS = 3;

/** Who fills the reset: its creator, and the setters of its new routes. */
export function ResetSetters({ reset }: { reset: Reset }) {
  const users = listUsers(reset);
  if (users.length === 0) return null;
  return (
    <>
      <AvatarStack
        users={users.map((user) => ({ id: user.id, photo: imageUrls.avatar(user) }))}
        max={MAX_AVATARS}
      />
      <VisuallyHidden translate="no">{`Set by ${formatList(users.map(getName))}`}</VisuallyHidden>
    </>
  );
}

/** Without deleted accounts, which have no name. */
function listUsers({ created_by, setters }: Reset): UserRef[] {
  const users = new Map([created_by, ...setters].map((user) => [user.id, user]));
  return [...users.values()].filter(({ username }) => username !== "");
}
