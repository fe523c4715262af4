import type { Gym, Member } from "@topout/shared/contract";

/** What a manager can do with a member in a dialog. */
export type MemberDialogKind = "role" | "end" | "remove";

export interface MemberDialogProps {
  gym: Gym;
  member: Member;
  onClose: () => void;
}
