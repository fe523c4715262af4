import type { AccountDesign, ClimberRow } from "../../plan/users.ts";

export const harbourAccounts: readonly AccountDesign[] = [
  {
    username: "jo.quays",
    email: "harbour-manager@topout.example",
    about: "I run the place and water the plants.",
    level: 2.6,
    visitsPerWeek: 0.4,
    account: "member",
    memberRole: "manager",
  },
  {
    username: "cleo.sets",
    email: "harbour-setter@topout.example",
    about: "New routes on the Prow every month.",
    level: 6.2,
    visitsPerWeek: 0.8,
    account: "member",
    memberRole: "setter",
  },
];

export const harbourClimbers: readonly ClimberRow[] = [
  ["tilda.b", 3.2, 1, "Lunch break climber."],
  ["marco_v", 4.8, 0.8, "Sails on Sundays, climbs when there is no wind."],
  ["annika.r", 2, 0.6, ""],
];
