/** One icon's SVG elements. The package has types for its index only. */
declare module "lucide/dist/esm/icons/*" {
  const node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
  export default node;
}
