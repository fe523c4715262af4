import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";

import { PROGRAM_PATH } from "./require-packages.ts";
import { runProcess, type RunningProcess, startProcess } from "./run-process.ts";

/** What operators include, so that it is tested. */
const MEDIA_CACHE = resolve(import.meta.dirname, "../../docs/nginx/media-cache.conf");

interface ProxyOptions {
  readonly folder: string;
  readonly port: number;
  readonly apiPorts: readonly number[];
}

export interface Proxy {
  readonly nginx: RunningProcess;
  /** Sends new requests to the other servers only. */
  readonly disable: (apiPort: number) => Promise<void>;
  /** Sends requests to all servers again. */
  readonly enableAll: () => Promise<void>;
}

/** Starts nginx with the APIs as one upstream. */
export async function startNginx({ folder, port, apiPorts }: ProxyOptions): Promise<Proxy> {
  const configPath = join(folder, "nginx.conf");
  const command = {
    file: "nginx",
    args: ["-p", folder, "-c", configPath, "-e", "stderr"],
    env: { ...process.env, PATH: PROGRAM_PATH },
  };
  const writeConfig = (disabledPort?: number) =>
    writeFile(configPath, createConfig({ folder, port, apiPorts }, disabledPort));
  await writeConfig();
  const nginx = startProcess(command);
  const reload = async (disabledPort?: number) => {
    await writeConfig(disabledPort);
    await runProcess({ ...command, args: [...command.args, "-s", "reload"] });
  };
  return { nginx, disable: reload, enableAll: () => reload() };
}

const createConfig = (
  { folder, port, apiPorts }: ProxyOptions,
  disabledPort: number | undefined,
) => `
daemon off;
pid ${folder}/nginx.pid;
worker_processes 1;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/nginx-body;
  proxy_temp_path ${folder}/nginx-proxy;
  fastcgi_temp_path ${folder}/nginx-fastcgi;
  uwsgi_temp_path ${folder}/nginx-uwsgi;
  scgi_temp_path ${folder}/nginx-scgi;
  proxy_cache_path ${folder}/nginx-media keys_zone=media:1m max_size=100m inactive=10m use_temp_path=off;
  map $upstream_http_x_content_type_options $missing_nosniff { "" nosniff; default ""; }
  map $upstream_http_content_security_policy $missing_policy { "" "frame-ancestors 'none'"; default ""; }
  upstream topout {
${createUpstreams(apiPorts, disabledPort)}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port};
    client_max_body_size 512m;
    include ${MEDIA_CACHE};
    location / {
      proxy_pass http://topout;
      proxy_http_version 1.1;
      proxy_request_buffering off;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Request-Id $request_id;
    }
  }
}
`;

const createUpstreams = (apiPorts: readonly number[], disabledPort: number | undefined) =>
  apiPorts
    .map(
      (port) =>
        `    server 127.0.0.1:${port} max_fails=1 fail_timeout=2s${port === disabledPort ? " down" : ""};`,
    )
    .join("\n");
