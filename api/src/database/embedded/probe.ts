import { Client, DatabaseError } from "pg";

import { SUPERUSER } from "./cluster.ts";

/** "busy": it starts, recovers or stops. "silent": nobody listens there. */
export type Answer = "ready" | "busy" | "silent";

/** The address of a database behind a socket. */
export function socketUrl(socketFolder: string, database: string): string {
  return `postgresql://${SUPERUSER}@localhost/${database}?host=${encodeURIComponent(socketFolder)}`;
}

/** Asks the server behind a socket how it is. */
export async function probe(socketFolder: string): Promise<Answer> {
  const client = new Client({
    connectionString: socketUrl(socketFolder, "postgres"),
    connectionTimeoutMillis: 5_000,
  });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return "ready";
  } catch (error) {
    return error instanceof DatabaseError ? "busy" : "silent";
  } finally {
    await client.end();
  }
}
