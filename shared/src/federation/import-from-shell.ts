import { SHELL_DEV_PORT } from "./dev-ports.ts";
import { getSharedModules } from "./shared-modules.ts";

const SHELL = `http://localhost:${SHELL_DEV_PORT}`;
/** Where federation serves a shared module in development, as in its import map. */
const SHARED_PATH = "/@id/__x00__mf-host-provided-share:";
/** React's module for updates of components must exist once, like React. */
const REACT_REFRESH = "/@react-refresh";

const urls = new Map([
  ...Object.keys(getSharedModules("serve")).map(
    (name) => [name, `${SHELL}${SHARED_PATH}${name}`] as const,
  ),
  [REACT_REFRESH, `${SHELL}${REACT_REFRESH}`],
]);

/**
 * In development, a remote imports the shared modules from the dev server of the shell. Its own dev server would
 * otherwise bundle a second copy of each, because it does not know the import map of the page.
 */
export const importFromShell = () => ({
  name: "topout-import-from-shell",
  apply: "serve" as const,
  enforce: "pre" as const,
  resolveId: {
    order: "pre" as const,
    handler: (source: string) => {
      const id = urls.get(source);
      return id === undefined ? undefined : { id, external: true };
    },
  },
});
