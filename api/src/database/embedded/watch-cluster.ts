import { access } from "node:fs/promises";
import { join } from "node:path";

const EVERY_MS = 1_000;

/** Whether the cluster was taken away, as when somebody deletes the data folder: a server goes on for a while without. */
export async function isGone(cluster: string): Promise<boolean> {
  try {
    await access(join(cluster, "PG_VERSION"));
    return false;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "ENOENT";
  }
}

/** Calls once the cluster is gone; answers with how to stop looking. */
export function watchCluster(cluster: string, onGone: () => void): () => void {
  const look = async () => {
    if (!(await isGone(cluster))) return;
    clearInterval(timer);
    onGone();
  };
  const timer = setInterval(() => void look(), EVERY_MS).unref();
  return () => clearInterval(timer);
}
