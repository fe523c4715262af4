/** A program of its own that runs the built-in database, for tests that kill it or run it as somebody else: <folder> <once|write>. */
import { Client } from "pg";

import { startEmbedded } from "../database/embedded/embedded.ts";

const [folder = "", mode] = process.argv.slice(2);

try {
  const { url, stop } = await startEmbedded(folder);
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query("create table if not exists written (number int)");
  const write = async (number: number) => {
    await client.query("insert into written values ($1)", [number]);
    process.stdout.write(`${number}\n`);
  };
  const last = mode === "write" ? Infinity : 0;
  for (let number = 0; number <= last; number += 1) await write(number);
  await client.end();
  await stop();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
