interface Person {
  readonly username: string;
  readonly display_name: string | null;
}

/** The display name of a person, otherwise the username. */
export const getName = ({ username, display_name }: Person): string => display_name ?? username;
