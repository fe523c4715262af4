import { Client, DatabaseError } from "pg";

export const SUPERUSER = "topout";

/** "busy": the server is starting, recovering or stopping. "unreachable": no process listens on the socket. */
type ServerStatus = "ready" | "busy" | "unreachable";

/** Creates the URL of a database that listens on a Unix socket. */
export function createSocketUrl(socketFolder: string, database: string): string {
  return `postgresql://${SUPERUSER}@localhost/${database}?host=${encodeURIComponent(socketFolder)}`;
}

/** Checks whether the server accepts connections, as pg_isready does. */
export async function probe(socketFolder: string): Promise<ServerStatus> {
  const client = new Client({
    connectionString: createSocketUrl(socketFolder, "postgres"),
    connectionTimeoutMillis: 5_000,
  });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return "ready";
  } catch (error) {
    return error instanceof DatabaseError ? "busy" : "unreachable";
  } finally {
    await client.end();
  }
}
