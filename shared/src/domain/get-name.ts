import { compareNaturally } from "./natural-order.ts";

interface Person {
  readonly username: string;
  readonly display_name: string | null;
}

/** The display name of a person, otherwise the username. */
export const getName = ({ username, display_name }: Person): string => display_name ?? username;

/** Both names of a person, for texts in which the person must be unambiguous: "Joana Silva (@joana_s)". */
export const formatPerson = ({ username, display_name }: Person): string =>
  display_name === null ? username : `${display_name} (@${username})`;

/** Sorts people by the name that a list shows, then by username. */
export const comparePeople = (a: Person, b: Person): number =>
  compareNaturally(getName(a), getName(b)) || compareNaturally(a.username, b.username);
