import { getFreePort } from "@topout/api/free-port";

import { type Program, startProgram } from "./program.ts";
import { type RemoteServers, serveRemotes } from "./remote-servers.ts";

/** A shell, an API and four remotes, each on a separate origin. */
export interface SplitProgram extends Pick<RemoteServers, "origins"> {
  /** Serves the document and the shell. Its own API is not used. */
  readonly site: Program;
  readonly api: Program;
  readonly stop: () => Promise<void>;
}

/** Starts two programs. The site allows the origins of the API and of all remotes except the setter's. */
export async function startSplitProgram(): Promise<SplitProgram> {
  const demo = process.env["TOPOUT_DEMO"];
  const sitePort = await getFreePort();
  const siteUrl = `http://127.0.0.1:${sitePort}`;
  const api = await startProgram(demo, async () => ({
    CORS_ORIGINS: siteUrl,
    PUBLIC_URL: siteUrl,
  }));

  let servers: RemoteServers | undefined;
  const prepareSite = async (remotesDir: string) => {
    servers = await serveRemotes(remotesDir);
    const { climber, feedProfile, admin } = servers.origins;
    return { REMOTE_ORIGINS: [climber, feedProfile, admin].join(","), API_ORIGIN: api.url };
  };
  const site = await startProgram(demo, prepareSite, sitePort);
  if (!servers) throw new Error("The remotes are not served");
  const { origins, stop: stopServers } = servers;
  const stop = async () => {
    stopServers();
    await site.stop();
    await api.stop();
  };
  return { site, api, origins, stop };
}
