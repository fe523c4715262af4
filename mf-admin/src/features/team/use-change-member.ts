import { teamMutations } from "@topout/shared/api/staff";
import type { Member, MemberChange } from "@topout/shared/contract";
import { notify, useMutation } from "@topout/shared/platform";

/** Changes the role or the end date of a member. */
export function useChangeMember(gymId: string, member: Member, onDone?: () => void) {
  const { mutate, isPending } = useMutation({
    ...teamMutations.updateMember(),
    onSuccess: (changed, change) => {
      notify({ type: "success", title: describeChange(changed, change) });
      onDone?.();
    },
  });

  const changeMember = (change: MemberChange) =>
    mutate({ gymId, userId: member.user.id, ...change });
  return { changeMember, isPending };
}

function describeChange({ user, role, until }: Member, change: MemberChange): string {
  if (change.role === undefined) return until === null ? "End date removed" : "End date changed";
  return role === "manager"
    ? `${user.username} is a manager now`
    : `${user.username} is a setter now`;
}
