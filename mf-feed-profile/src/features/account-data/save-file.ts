/** Hands a file that is in memory to the browser's downloads. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  Object.assign(link, { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}
