import { cp, mkdir, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";

import { Client } from "pg";

import { type Cluster, createPrivateFolder, locateCluster } from "../locate-cluster.ts";
import { startTcpPostgres, startTcpServer, type TcpPostgres } from "./tcp-postgres.ts";

export interface ReplicatedPostgres {
  readonly primary: TcpPostgres;
  /** A hot standby, which replays the changes of the primary. */
  readonly standby: TcpPostgres;
}

interface ReplicatedOptions {
  readonly ports: { readonly primary: number; readonly standby: number };
  readonly password: string;
}

const REPLICATION_SETTINGS = { wal_level: "replica", max_wal_senders: "4" };

/** Starts a PostgreSQL and a hot standby of it. The npm binaries have no pg_basebackup, so this copies the files. */
export async function startReplicatedPostgres(
  folder: string,
  { ports, password }: ReplicatedOptions,
): Promise<ReplicatedPostgres> {
  const folders = { primary: join(folder, "primary"), standby: join(folder, "standby") };
  await Promise.all(Object.values(folders).map((path) => mkdir(path)));
  const primary = await startTcpPostgres(folders.primary, {
    port: ports.primary,
    password,
    settings: REPLICATION_SETTINGS,
  });
  const standbyCluster = await locateCluster(folders.standby);
  await copyRunningCluster(primary.url, await locateCluster(folders.primary), standbyCluster);
  await writeFile(join(standbyCluster.pgData, "standby.signal"), "");
  const standby = await startTcpServer(standbyCluster, {
    port: ports.standby,
    password,
    settings: { ...REPLICATION_SETTINGS, primary_conninfo: primary.url },
  });
  return { primary, standby };
}

/** What each server creates itself. */
const OWN_FILES = /^(postmaster\.(pid|opts)|pg_(wal|replslot|stat_tmp|dynshmem|notify)\/.*)$/;

async function copyRunningCluster(url: string, source: Cluster, target: Cluster): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("select pg_backup_start('standby', fast => true)");
    await createPrivateFolder(target.account, target.pgData);
    await cp(source.pgData, target.pgData, {
      recursive: true,
      filter: (path) => !OWN_FILES.test(relative(source.pgData, path)),
    });
    const { rows } = await client.query<{ labelfile: string }>(
      "select labelfile from pg_backup_stop(wait_for_archive => false)",
    );
    await writeFile(join(target.pgData, "backup_label"), rows[0]?.labelfile ?? "");
  } finally {
    await client.end();
  }
}
