import { startTcpPostgres, type TcpPostgres } from "@topout/embedded-postgres/testing";

import { getFreePort } from "./get-free-port.ts";
import { executeStatement } from "./template.ts";

const PASSWORD = "external/secret@1";
/** The role of the tests. It can only create databases, like the roles of hosting services. */
const ROLE = "gym_owner";

/** Starts a PostgreSQL as a hosting service would. The URL connects as a role that is not a superuser. */
export async function startExternalServer(folder: string): Promise<TcpPostgres> {
  const server = await startTcpPostgres(folder, { port: await getFreePort(), password: PASSWORD });
  await executeStatement(server.url, `create role ${ROLE} login createdb password '${PASSWORD}'`);
  const url = new URL(server.url);
  url.username = ROLE;
  return { ...server, url: url.href };
}
