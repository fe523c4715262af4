import type { MemberRole } from "@topout/shared/contract";

import { createDemoId } from "../demo-id.ts";
import type { AvatarOptions } from "../drawing/avatar/avatar-style.ts";
import { avatars } from "./avatars.ts";
import { displayNames } from "./display-names.ts";
import { addMs, DAY_MS } from "../dates.ts";
import { createRandom } from "../random.ts";

export interface UserPlan {
  readonly id: string;
  readonly username: string;
  readonly displayName: string | null;
  readonly email: string;
  readonly about: string;
  /** The V-grade that the user sends in about half of the attempts. */
  readonly level: number;
  readonly visitsPerWeek: number;
  readonly joined: Date;
  /** Undefined for a user without a profile photo. */
  readonly avatar: AvatarOptions | undefined;
  readonly visibility: "everything" | "no sends" | "nothing";
  /** The role of a demo account with a known password. A member has a role in the team of the home gym only. */
  readonly account: "climber" | "setter" | "admin" | "member" | undefined;
  readonly memberRole: MemberRole | undefined;
}

export type ClimberRow = readonly [
  username: string,
  level: number,
  visitsPerWeek: number,
  about: string,
];

const visibilities: Readonly<Record<string, UserPlan["visibility"]>> = {
  gregor_b: "no sends",
  "ines.v": "nothing",
};

export type AccountDesign = Pick<
  UserPlan,
  "username" | "email" | "about" | "level" | "visitsPerWeek" | "account"
> & { readonly memberRole?: MemberRole };

/** Plans the users whose home gym this is. */
export function planUsers(
  {
    accounts,
    climbers,
  }: { readonly accounts: readonly AccountDesign[]; readonly climbers: readonly ClimberRow[] },
  now: Date,
): UserPlan[] {
  const accountUsers = accounts.map((account) => toUserPlan(account, now));
  const climberUsers = climbers.map(([username, level, visitsPerWeek, about]) => {
    const email = `${username}@climbers.topout.example`;
    return toUserPlan({ username, email, about, level, visitsPerWeek, account: undefined }, now);
  });
  return [...accountUsers, ...climberUsers];
}

function toUserPlan(account: AccountDesign, now: Date): UserPlan {
  const { username } = account;
  const joined = addMs(now, -DAY_MS * createRandom(`joined:${username}`).between(80, 320));
  return {
    ...account,
    displayName: displayNames[username] ?? null,
    memberRole: account.memberRole,
    id: createDemoId(`user:${username}`, joined),
    joined,
    avatar: avatars[username],
    visibility: visibilities[username] ?? "everything",
  };
}
