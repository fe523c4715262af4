/** Runs in the page. Prevents the install prompt, which covers the list on one page load in ten. */
export function preventInstallPrompt(): void {
  const random = Math.random.bind(Math);
  Math.random = () => 0.1 + random() * 0.9;
}
