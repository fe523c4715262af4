/** The browser saves the file to disk while it downloads. The server names the file. */
export function openDownload(url: string): void {
  const link = document.createElement("a");
  Object.assign(link, { href: url, download: "" });
  link.click();
}
