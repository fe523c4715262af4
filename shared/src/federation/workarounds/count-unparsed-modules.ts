interface ParseContext {
  readonly getModuleInfo: (id: string) => unknown;
}

interface ParsingPlugin {
  readonly name: string;
  moduleParsed?: (this: ParseContext, module: { readonly id: string }) => unknown;
}

/**
 * Federation writes the stand-in of a shared library once it has seen every module, with just the names that those
 * import. A module that is imported but not read yet counts for nothing there, so on a busy machine it is done too
 * early, and the build fails for want of a name. Here such a module counts.
 */
export function countUnparsedModules<Plugins extends readonly unknown[]>(
  plugins: Plugins,
): Plugins {
  // Federation's plugins, by the two fields that are of interest here.
  for (const plugin of plugins.flat() as ParsingPlugin[]) {
    const { moduleParsed } = plugin;
    if (plugin.name !== "parseEnd" || !moduleParsed) continue;
    plugin.moduleParsed = function countUnread(module) {
      const context: ParseContext = Object.create(this, { getModuleInfo: { value: () => ({}) } });
      return moduleParsed.call(context, module);
    };
  }
  return plugins;
}
