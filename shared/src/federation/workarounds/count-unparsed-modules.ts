interface ParseContext {
  readonly getModuleInfo: (id: string) => unknown;
}

interface ParsingPlugin {
  readonly name: string;
  moduleParsed?: (this: ParseContext, module: { readonly id: string }) => unknown;
}

/**
 * Package: @module-federation/vite 1.23.0, plugin `parseEnd`. Upstream: since
 * https://github.com/module-federation/vite/pull/995, which skips all modules without information, to skip externals. No
 * issue is known.
 *
 * The plugin generates the proxy of a shared library from its imported names when all modules are parsed. It
 * does not count a module that is imported but not parsed yet. On a busy machine it then finishes too early, and the
 * build fails with a missing export. This wrapper counts such modules.
 *
 * Remove it with the update to 1.23.8, whose `parseEnd` waits for imported modules. Its test then fails.
 */
export function countUnparsedModules<Plugins extends readonly unknown[]>(
  plugins: Plugins,
): Plugins {
  // The type names only the fields that are used here.
  for (const plugin of plugins.flat() as ParsingPlugin[]) {
    const { moduleParsed } = plugin;
    if (plugin.name !== "parseEnd" || !moduleParsed) continue;
    plugin.moduleParsed = function countUnparsed(module) {
      const context: ParseContext = Object.create(this, { getModuleInfo: { value: () => ({}) } });
      return moduleParsed.call(context, module);
    };
  }
  return plugins;
}
