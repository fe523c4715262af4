import { createDemoId } from "../demo-id.ts";
import type { AvatarOptions } from "../drawing/avatar/avatar-style.ts";
import { avatars } from "./avatars.ts";
import { addMs, DAY_MS } from "../dates.ts";
import { createRandom } from "../random.ts";

export interface UserPlan {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly about: string;
  /** The V-grade that the user sends in about half of the attempts. */
  readonly level: number;
  readonly visitsPerWeek: number;
  readonly joined: Date;
  /** Undefined for a user without a profile photo. */
  readonly avatar: AvatarOptions | undefined;
  readonly visibility: "everything" | "no sends" | "nothing";
  /** The role of a demo account with a known password. */
  readonly account: "climber" | "setter" | "admin" | undefined;
}

type ClimberRow = readonly [username: string, level: number, visitsPerWeek: number, about: string];

const climbers: readonly ClimberRow[] = [
  ["holly.climbs", 4, 2.6, "Fell off everything once. Back for the rest."],
  ["ben_orton", 4.7, 2.2, "Here for the overhangs and the coffee."],
  ["sloper.sam", 3.4, 2, "If it has an edge, I do not want it."],
  ["nadia.k", 5.7, 3, "Routesetter's nemesis. Video or it did not happen."],
  ["kofi_a", 3.7, 1.8, "Tuesday crew."],
  ["wren.t", 2.1, 1.5, "Started in September. Green circuit done!"],
  ["marta_l", 4.9, 2.4, "Crimps before breakfast."],
  ["dyno.dave", 4.3, 2.1, "Both feet off or nothing."],
  ["pip_walker", 2.8, 1.6, ""],
  ["yusuf.h", 6.1, 2.8, "Training for the Peak. Ask me about skin care."],
  ["elin_berg", 4.5, 2, "Slab is the only honest angle."],
  ["crimpson", 5.2, 2.5, "Half crimp, full send."],
  ["tess.m", 3.1, 1.9, "Climbing with my sister, mostly laughing."],
  ["oscar_w", 2.5, 1.3, ""],
  ["amara.o", 3.9, 2.2, "Projecting one red at a time."],
  ["liam_heels", 3.5, 1.7, "Heel hooks solve everything."],
  ["zoe.flash", 6.6, 3, "Flash or fly."],
  ["ravi_p", 3, 1.5, "Weekends only."],
  ["beth.slabs", 3.6, 2.3, "Trust the feet."],
  ["noah_d", 1.6, 1.2, "First year, all the bruises."],
  ["ines.v", 4.4, 2.1, ""],
  ["chalky_chris", 3.3, 1.9, "Owner of the big blue chalk bag. Please return it."],
  ["mei.lin", 5.4, 2.6, "Small box, big span."],
  ["gregor_b", 4.1, 1.8, "Dad moves."],
  ["saoirse.f", 4.8, 2.4, "From the west coast, missing the rain."],
  ["theo_jug", 2.2, 1.6, "Give me a jug and a place to stand."],
  ["hana.y", 3.8, 2, "Stretching before and pizza after."],
  ["callum_r", 2.7, 1.4, ""],
  ["freya.n", 5, 2.3, "Nordic by birth, Yorkshire by choice."],
];

const visibilities: Readonly<Record<string, UserPlan["visibility"]>> = {
  gregor_b: "no sends",
  "ines.v": "nothing",
};

type Account = Pick<
  UserPlan,
  "username" | "email" | "about" | "level" | "visitsPerWeek" | "account"
>;

const accounts: readonly Account[] = [
  {
    username: "robin.reed",
    email: "climber@topout.example",
    about: "Purple circuit by the end of the year. Hold me to it.",
    level: 4,
    visitsPerWeek: 2.6,
    account: "climber",
  },
  {
    username: "maya.sets",
    email: "setter@topout.example",
    about: "I put the holds up. Sorry about Purple.",
    level: 6.6,
    visitsPerWeek: 1.8,
    account: "setter",
  },
  {
    username: "gritworks",
    email: "admin@topout.example",
    about: "The front desk. Say hello.",
    level: 3,
    visitsPerWeek: 0.5,
    account: "admin",
  },
];

/** Plans the demo users: a setter, an admin and thirty climbers. One of the climbers has a demo account. */
export function planUsers(now: Date): UserPlan[] {
  const accountUsers = accounts.map((account) => toUserPlan(account, now));
  const climberUsers = climbers.map(([username, level, visitsPerWeek, about]) => {
    const email = `${username}@climbers.topout.example`;
    return toUserPlan({ username, email, about, level, visitsPerWeek, account: undefined }, now);
  });
  return [...accountUsers, ...climberUsers];
}

function toUserPlan(account: Account, now: Date): UserPlan {
  const { username } = account;
  const joined = addMs(now, -DAY_MS * createRandom(`joined:${username}`).between(80, 320));
  return {
    ...account,
    id: createDemoId(`user:${username}`, joined),
    joined,
    avatar: avatars[username],
    visibility: visibilities[username] ?? "everything",
  };
}
