/**
 * Returns the email address in an email link's token, or an empty string. The signature is not verified, so use it
 * only for display and for the password manager.
 */
export function parseTokenEmail(token: string): string {
  try {
    const payload = (token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    const { email } = Object(JSON.parse(atob(payload))) as { email?: unknown };
    return typeof email === "string" ? email : "";
  } catch {
    // The URL can contain any text.
    return "";
  }
}
