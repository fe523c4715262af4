/** Without HTTP/2, a browser opens only six connections to a server. */
export function hasConnectionLimit(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation?.nextHopProtocol.startsWith("http/1") ?? false;
}
