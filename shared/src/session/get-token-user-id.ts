/** Returns the user id in an access token. Only the server can verify the signature. */
export function getTokenUserId(token: string): string | undefined {
  try {
    const payload = (token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    const { sub } = Object(JSON.parse(atob(payload))) as { sub?: unknown };
    return typeof sub === "string" ? sub : undefined;
  } catch {
    // `localStorage` can contain any text.
    return undefined;
  }
}
