import type { MemberRole } from "@topout/shared/contract";

import { ANONYMOUS_GREETING } from "../../mail/greeting.ts";
import { renderEmail } from "../../mail/render-email.ts";

interface InvitationText {
  readonly inviter: string;
  readonly gym: string;
  readonly role: MemberRole;
  readonly link: string;
}

const introductions: Readonly<
  Record<MemberRole, (text: Pick<InvitationText, "inviter" | "gym">) => string>
> = {
  setter: ({ inviter, gym }) =>
    `${inviter} invites you to join the team of ${gym}. You will be able to set routes there.`,
  manager: ({ inviter, gym }) =>
    `${inviter} invites you to join the team of ${gym}. You will be able to manage the gym and its team.`,
};

export const composeInvitationEmail = ({ link, role, ...names }: InvitationText) =>
  renderEmail({
    subject: `Join the team of ${names.gym}`,
    greeting: ANONYMOUS_GREETING,
    introduction: introductions[role](names),
    action: { label: "See the invitation", link },
    closing:
      "This link works once, for 7 days. If you don't know this gym, you can ignore this email.",
  });
