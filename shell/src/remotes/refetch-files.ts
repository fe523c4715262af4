import type { RegisteredRemote } from "@topout/shared/remote";

/**
 * Fetches the preloaded files again. WebKit caches a failed preload, even across reloads, until a fetch succeeds.
 * Rejects if a file is missing or has another hash than the registry.
 */
export async function refetchFiles({ preload, integrity }: RegisteredRemote): Promise<void> {
  await Promise.all(preload.map((file) => refetchFile(file, integrity[file] ?? "")));
}

async function refetchFile(file: string, integrity: string): Promise<void> {
  const response = await fetch(file, { cache: "reload", integrity });
  if (!response.ok) throw new Error(`${file} answered ${response.status}`);
}
