/** Passes the email address from one account screen to the next, in the location's state. */
export const addEmail = (state: unknown, email: string) => ({ ...Object(state), email });

export const getEmail = (state: unknown): string => {
  const { email } = Object(state) as { email?: unknown };
  return typeof email === "string" ? email : "";
};
