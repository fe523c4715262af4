/** Safari reads the blob after the click. The delay is long enough for slow devices. */
const REVOKE_DELAY_MS = 40_000;

/** Saves text to the user's disk. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY_MS);
}
