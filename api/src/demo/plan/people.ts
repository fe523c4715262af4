import { demoId } from "../demo-id.ts";
import type { Face } from "../drawing/avatar/looks.ts";
import { faces } from "./faces.ts";
import { after, DAY } from "../moments.ts";
import { randomFor } from "../random.ts";

export interface Person {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly about: string;
  /** The hardest V-grade that they send about every second time. */
  readonly level: number;
  /** How often they climb in a week. */
  readonly habit: number;
  readonly joined: Date;
  /** Who they are in their drawn picture; some have none. */
  readonly face: Face | undefined;
  readonly shows: "everything" | "no sends" | "nothing";
  /** Whose password is known, and what they may do. */
  readonly account: "climber" | "setter" | "admin" | undefined;
}

type Line = readonly [username: string, level: number, habit: number, about: string];

const climbers: readonly Line[] = [
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

const shy: Readonly<Record<string, Person["shows"]>> = {
  gregor_b: "no sends",
  "ines.v": "nothing",
};

type Known = Pick<Person, "username" | "email" | "about" | "level" | "habit" | "account">;

const accounts: readonly Known[] = [
  {
    username: "robin.reed",
    email: "climber@topout.example",
    about: "Purple circuit by the end of the year. Hold me to it.",
    level: 4,
    habit: 2.6,
    account: "climber",
  },
  {
    username: "maya.sets",
    email: "setter@topout.example",
    about: "I put the holds up. Sorry about Purple.",
    level: 6.6,
    habit: 1.8,
    account: "setter",
  },
  {
    username: "gritworks",
    email: "admin@topout.example",
    about: "The front desk. Say hello.",
    level: 3,
    habit: 0.5,
    account: "admin",
  },
];

/** Everybody in the demo: thirty climbers, one of them with a known password, a setter and the admin. */
export function planPeople(now: Date): Person[] {
  const known = accounts.map((account) => toPerson(account, now));
  const others = climbers.map(([username, level, habit, about]) => {
    const email = `${username}@climbers.topout.example`;
    return toPerson({ username, email, about, level, habit, account: undefined }, now);
  });
  return [...known, ...others];
}

function toPerson(known: Known, now: Date): Person {
  const { username } = known;
  const joined = after(now, -DAY * randomFor(`joined:${username}`).between(80, 320));
  return {
    ...known,
    id: demoId(`user:${username}`, joined),
    joined,
    face: faces[username],
    shows: shy[username] ?? "everything",
  };
}
