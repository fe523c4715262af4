import type { FastifyInstance } from "fastify";

import { ProblemError } from "../errors/problem-error.ts";
import { type Disk, readFreeBytes } from "../files/disk.ts";

const RETRY_SECONDS = 300;
const CHANGING_METHODS = new Set(["POST", "PUT", "PATCH"]);
/** Deletions free space. Users must sign in to read or delete their own data. */
const ALLOWED_PATHS = new Set(["/api/auth/jwt/login", "/api/auth/jwt/logout"]);
const CACHE_MS = 1_000;

/** Rejects changes with 503 while a disk is almost full, so that the embedded database can continue to serve reads. */
export function rejectChangesWithoutSpace(app: FastifyInstance, disks: readonly Disk[]): void {
  const checks = disks.filter((disk) => disk.changeReserveBytes > 0).map(createFullCheck);
  if (checks.length === 0) return;
  app.addHook("onRequest", async ({ method, routeOptions }) => {
    if (!CHANGING_METHODS.has(method) || ALLOWED_PATHS.has(routeOptions.url ?? "")) return;
    const results = await Promise.all(checks.map((isFull) => isFull()));
    const full = results.find((error) => error !== undefined);
    if (!full) return;
    throw new ProblemError("UNAVAILABLE", {
      message: "The server is almost full and saves no changes. You can still read everything.",
      retryAfterSeconds: RETRY_SECONDS,
      cause: full,
    });
  });
}

/** Returns a function that returns an error while the disk is too full. Reads the free space once a second. */
function createFullCheck(disk: Disk): () => Promise<Error | undefined> {
  let readAt = -Infinity;
  let result: Promise<Error | undefined> = Promise.resolve(undefined);
  return () => {
    if (performance.now() - readAt < CACHE_MS) return result;
    readAt = performance.now();
    result = readFreeBytes(disk).then((freeBytes) =>
      freeBytes === undefined || freeBytes >= disk.changeReserveBytes
        ? undefined
        : new Error(`Only ${freeBytes} bytes are free in ${disk.folder}`),
    );
    return result;
  };
}
