import type { Plugin } from "vite";

const PRELOAD_HELPER_GROUP = "vite-preload-helper";
const SMALL_MODULES = /vite\/preload-helper|mf-localSharedImportMap/;

/**
 * Package: @module-federation/vite 1.23.8. Upstream: intended for the preload helper since
 * https://github.com/module-federation/vite/pull/766, because a lazy shared module could wait for it forever. Ours are
 * eager in the shell, and a remote bundles none. The closest report of too many chunks is
 * https://github.com/module-federation/vite/issues/1265
 *
 * Federation builds a chunk of less than 1 KiB for Vite's preload helper and another for its map of shared modules.
 * Each is a request before the first screen, and without HTTP/2 a browser sends only six at a time. This plugin puts
 * both modules into `chunk`. In the shell, that is federation's chunk of the shared modules.
 *
 * Remove it when federation builds no separate chunks for them.
 */
export const mergeSmallChunks = (chunk: "loadShare-eager" | "federation"): Plugin => ({
  name: "topout-merge-small-chunks",
  apply: "build",
  enforce: "post",
  outputOptions(options) {
    const { codeSplitting } = options;
    const groups = typeof codeSplitting === "object" ? (codeSplitting.groups ?? []) : [];
    const helperGroup = groups.find(({ name }) => name === PRELOAD_HELPER_GROUP);
    const sharedGroup = groups.find(({ name }) => typeof name === "function");
    if (!helperGroup || typeof sharedGroup?.name !== "function") {
      this.error("Federation changed its chunks: adapt or remove mergeSmallChunks");
    }
    const { name: getSharedChunk } = sharedGroup;
    const name: typeof getSharedChunk = (id, context) =>
      SMALL_MODULES.test(id) ? chunk : getSharedChunk(id, context);
    const otherGroups = groups.filter((group) => group !== helperGroup && group !== sharedGroup);
    return { ...options, codeSplitting: { groups: [{ ...sharedGroup, name }, ...otherGroups] } };
  },
});
