/** What goes along from one account screen to the next, so that nobody types their address twice. */
export const withEmail = (state: unknown, email: string) => ({ ...Object(state), email });

export const getEmail = (state: unknown): string => {
  const { email } = Object(state) as { email?: unknown };
  return typeof email === "string" ? email : "";
};
