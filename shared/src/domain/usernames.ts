const MAX_USERNAME_LENGTH = 30;

/** Names with which a user could pretend to be staff or the app, and the words of its paths. */
export const RESERVED_NAMES: ReadonlySet<string> = new Set(
  `admin administrator moderator mod staff team official owner manager setter routesetter support help helpdesk
  security abuse root system sysadmin superuser webmaster postmaster hostmaster noreply mail email topout gym gyms
  api www settings login logout signin signout signup register password resetpassword requestpasswordreset verify
  welcome join feed store profile dashboard creategym routesetting audit releases backups reports archive insights
  labels notes resets tv me r w everyone all anonymous
  deleted user users null undefined`.split(/\s+/),
);

/** Whether no user can choose this username. Existing users keep it. Ignores case and separators, as in "Ad.min". */
export const isReservedUsername = (username: string): boolean =>
  RESERVED_NAMES.has(username.toLowerCase().replaceAll(/[_.-]/g, ""));

/** Usernames are not case-sensitive. */
export const isSameUsername = (a: string, b: string): boolean =>
  a.toLowerCase() === b.toLowerCase();

/** Returns a valid username from the first part of an email address, or undefined. */
export function suggestUsername(email: string): string | undefined {
  const [localPart = ""] = email.slice(0, email.lastIndexOf("@") + 1).split(/[+@]/);
  const name = localPart
    .normalize("NFKD")
    .replaceAll(/[^\w.-]/g, "")
    .replace(/^[_.-]+/, "")
    .slice(0, MAX_USERNAME_LENGTH);
  return name === "" || isReservedUsername(name) ? undefined : name;
}
