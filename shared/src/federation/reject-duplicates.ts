interface BuildContext {
  error: (message: string) => never;
}

type Bundle = Readonly<Record<string, { readonly moduleIds?: readonly string[] }>>;

/** What the page holds once, by the files that a copy would be made of. */
const HELD_ONCE =
  /node_modules\/(?:react\/cjs\/react\.|react-dom\/cjs|react-router|styled-components|zustand|@tanstack\/(?:react-)?query)|shared\/src\/(?:platform|api|session|notifications|preferences|overlay)\//;

/** Fails a remote's build that carries a copy of what the shell shares: on the page it would be a second React, or a second session. */
export const rejectDuplicates = () => ({
  name: "topout-refuse-copies",
  apply: "build" as const,
  generateBundle(this: BuildContext, _options: unknown, bundle: Bundle) {
    const copies = Object.values(bundle)
      .flatMap(({ moduleIds = [] }) => moduleIds)
      .filter((id) => !id.startsWith("\0") && !id.includes("virtual:mf") && HELD_ONCE.test(id));
    if (copies.length > 0) this.error(`A remote may not carry a copy of ${copies.join(", ")}`);
  },
});
