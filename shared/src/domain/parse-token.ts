/** Returns the claims of a JSON Web Token. Only the server can verify its signature, so they can be anything. */
export function parseToken(token: string): Readonly<Record<string, unknown>> {
  try {
    const payload = (token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    const bytes = Uint8Array.from(atob(payload), (char) => char.charCodeAt(0));
    return Object(JSON.parse(new TextDecoder().decode(bytes))) as Record<string, unknown>;
  } catch {
    // The storage of the browser and the URL can contain any text.
    return {};
  }
}
