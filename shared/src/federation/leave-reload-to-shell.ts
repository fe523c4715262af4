import { join } from "node:path";

const SHARED_SOURCE = join(import.meta.dirname, "..");
const folders = ["contract", "domain"].map((name) => `${join(SHARED_SOURCE, name)}/`);

/**
 * In development, the shell reloads the page after a change of the contract or of a rule, because it loads all of them and
 * cannot replace the modules that it shares. So a remote does not update its modules before, which would take longer.
 */
export const leaveReloadToShell = () => ({
  name: "topout-leave-reload-to-shell",
  apply: "serve" as const,
  hotUpdate: ({ file }: { readonly file: string }) =>
    folders.some((folder) => file.startsWith(folder)) ? [] : undefined,
});
