/** Whether the browser has loaded this page again, as after "Reload" or when it restores a tab. */
export function isReload(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation?.type === "reload";
}
