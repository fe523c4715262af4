/** Makes the browser ask before it reloads or closes the page. Returns a function that removes the listener. */
export function preventUnload(): () => void {
  const warn = (event: Event) => event.preventDefault();
  addEventListener("beforeunload", warn);
  return () => removeEventListener("beforeunload", warn);
}
