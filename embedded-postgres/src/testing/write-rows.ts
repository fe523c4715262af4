/**
 * A program that starts PostgreSQL and writes rows. Tests kill it or run it as another user. Its arguments are
 * `<folder> once|forever`.
 */
import { Client } from "pg";

import { startPostgres } from "../start-postgres.ts";

const [folder = "", mode] = process.argv.slice(2);

try {
  const { url, stop } = await startPostgres(folder);
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query("create table if not exists written (number int)");
  const write = async (number: number) => {
    await client.query("insert into written values ($1)", [number]);
    process.stdout.write(`${number}\n`);
  };
  const last = mode === "forever" ? Infinity : 0;
  for (let number = 0; number <= last; number += 1) await write(number);
  await client.end();
  await stop();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
