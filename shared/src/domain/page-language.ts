/** The language of the page. On the server, that of the texts. */
export function getPageLanguage(): string {
  const { document } = globalThis as { document?: { documentElement: { lang: string } } };
  return document?.documentElement.lang || "en";
}
