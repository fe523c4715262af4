import { Client } from "pg";

/** A connection of one's own on which a value is written as on every other server. */
export async function openSession(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, application_name: "topout archive" });
  // Whoever waits for an answer is told.
  client.on("error", () => undefined);
  await client.connect();
  await client.query("set datestyle to iso; set timezone to 'UTC'; set extra_float_digits to 1");
  return client;
}

/** Runs work on a session, which is closed then: a transaction that was not committed is undone by that. */
export async function withSession<T>(
  url: string,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = await openSession(url);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
