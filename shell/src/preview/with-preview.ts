import { getPreviewParam } from "@topout/shared/paths";
import { notify, sessionData } from "@topout/shared/platform";
import type { Registry } from "@topout/shared/remote";

import { PREVIEW_KEY } from "./preview-key.ts";

/** Whether this tab shows a preview of a release. Only then is the code of previews loaded. */
export const hasPreview = (): boolean =>
  sessionData.read(PREVIEW_KEY) !== null || getPreviewParam(location.search) !== undefined;

/** Replaces the live release of a remote with the one that this tab previews. If that fails, the live one runs. */
export async function withPreview(registry: Registry): Promise<Registry> {
  if (!hasPreview()) return registry;
  try {
    const { loadPreview } = await import("./preview-chunk.ts");
    const { remote, release } = await loadPreview();
    return { ...registry, remotes: { ...registry.remotes, [remote]: release } };
  } catch (error) {
    notify({
      type: "warning",
      id: PREVIEW_KEY,
      title: "No preview, this is the live version",
      message: error instanceof Error ? error.message : String(error),
    });
    return registry;
  }
}
