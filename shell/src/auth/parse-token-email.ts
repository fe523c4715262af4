/**
 * The address that a mail's token says it is for, or nothing. Nobody has checked it: it is good for showing and for a
 * password manager, and the server goes by the signature alone.
 */
export function parseTokenEmail(token: string): string {
  try {
    const payload = (token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    const { email } = Object(JSON.parse(atob(payload))) as { email?: unknown };
    return typeof email === "string" ? email : "";
  } catch {
    // Any text may stand in the address: what cannot be read names nobody.
    return "";
  }
}
