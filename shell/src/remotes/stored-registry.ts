export const REGISTRY_KEY = "topout.registry";

/** The registry in the document. A static host does not write it there. */
export const readInlineRegistry = (): string =>
  document.getElementById("registry")?.textContent ?? "";
