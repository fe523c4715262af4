interface BuildContext {
  error: (message: string) => never;
}

type Bundle = Readonly<Record<string, { readonly moduleIds?: readonly string[] }>>;

/** Matches the files of the modules that the shell shares. */
const SHARED_FILES =
  /node_modules\/(?:react\/cjs\/react\.|react-dom\/cjs|react-router|styled-components|zustand|@tanstack\/(?:react-)?query)|shared\/src\/(?:(?:platform|history|session|notifications|preferences|overlay|outbox\/port)\/|api\/[^/]+$)/;

/** Fails the build of a remote that bundles a shared module. The page would have two Reacts or two sessions. */
export const rejectDuplicates = () => ({
  name: "topout-reject-duplicates",
  apply: "build" as const,
  generateBundle(this: BuildContext, _options: unknown, bundle: Bundle) {
    const duplicates = Object.values(bundle)
      .flatMap(({ moduleIds = [] }) => moduleIds)
      .filter((id) => !id.startsWith("\0") && SHARED_FILES.test(id));
    if (duplicates.length > 0) {
      this.error(`A remote must not bundle a shared module: ${duplicates.join(", ")}`);
    }
  },
});
