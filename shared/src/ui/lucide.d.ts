/** One icon: what is drawn on its grid of 24. The package types only all of them at once. */
declare module "lucide/dist/esm/icons/*" {
  const node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
  export default node;
}
