import { localData } from "@topout/shared/first-load";
import type { Registry } from "@topout/shared/remote";

import { readInlineRegistry, REGISTRY_KEY } from "../remotes/stored-registry.ts";

/** Reads the registry of the document, or that of the last visit. It is not validated. */
export function readRegistry(): Registry | undefined {
  const text = readInlineRegistry() || localData.read(REGISTRY_KEY);
  return text ? JSON.parse(text) : undefined;
}
