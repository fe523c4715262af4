export { getDevPort, SHELL_DEV_PORT } from "./dev-ports.ts";
export { defineRemoteConfig } from "./remote-config.ts";
export { getSharedModules } from "./shared-modules.ts";
export { BUILD_TARGET, REQUIRED_FEATURES, SUPPORTED_BROWSERS } from "./supported-browsers.ts";
export { getDocument } from "./get-document.ts";
export { buildModulesPlugin } from "./build-modules-plugin.ts";
export { importFirstLoad } from "./first-load-plugin.ts";
export {
  formatLibraryVersions,
  type LibraryVersions,
  readLibraryVersions,
} from "./library-versions.ts";
export { importInNode } from "./import-in-node.ts";
export { bundleScript } from "./bundle-script.ts";
