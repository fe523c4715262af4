import { Client } from "pg";

/** The database or the role may have other settings. */
const FORMATS = `
  set datestyle to iso; set timezone to 'UTC'; set extra_float_digits to 1;
  set intervalstyle to postgres; set bytea_output to hex`;

/**
 * Calls `callback` with a connection whose settings format values in the same way on all servers. Closes the connection
 * afterwards, which rolls back an open transaction.
 */
export async function withConnection<T>(
  url: string,
  callback: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client({ connectionString: url, application_name: "topout archive" });
  // Without a listener, an error would end the process. The current query also rejects with the error.
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query(FORMATS);
    return await callback(client);
  } finally {
    await client.end();
  }
}
