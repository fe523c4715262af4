import { once } from "node:events";
import { connect, type Socket } from "node:net";

const HEAD_END = Buffer.from("\r\n\r\n");

export interface HttpResponse {
  readonly status: number;
  readonly head: string;
  readonly body: Buffer;
}

/**
 * A minimal HTTP client: one keep-alive connection that sends one request after another. A general-purpose client
 * would use as much CPU time as the server.
 */
export class Connection {
  readonly #socket: Socket;
  #chunks: Buffer[] = [];
  #pending: PromiseWithResolvers<HttpResponse> | undefined;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.on("data", (chunk) => this.#handleData(chunk));
    socket.on("error", (error) => this.#pending?.reject(error));
    socket.on("close", () => this.#pending?.reject(new Error("The server closed the connection")));
  }

  static async open(url: string): Promise<Connection> {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    await once(socket, "connect");
    return new Connection(socket);
  }

  send(request: Buffer): Promise<HttpResponse> {
    this.#pending = Promise.withResolvers<HttpResponse>();
    this.#socket.write(request);
    return this.#pending.promise;
  }

  close(): void {
    this.#pending = undefined;
    this.#socket.destroy();
  }

  #handleData(chunk: Buffer) {
    this.#chunks.push(chunk);
    const bytes = this.#chunks.length === 1 ? chunk : Buffer.concat(this.#chunks);
    const response = parseResponse(bytes);
    if (!response) return;
    this.#chunks = [];
    this.#pending?.resolve(response);
  }
}

/** Returns undefined while the response is incomplete. */
function parseResponse(bytes: Buffer): HttpResponse | undefined {
  const end = bytes.indexOf(HEAD_END);
  if (end < 0) return undefined;
  const head = bytes.toString("latin1", 0, end);
  const status = Number(head.slice(9, 12));
  const length = status === 304 ? 0 : Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
  const body = bytes.subarray(end + HEAD_END.length);
  if (body.length < length) return undefined;
  return { status, head, body };
}

interface RequestOptions {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: object;
}

export const toRequest = ({ method = "GET", path, headers = {}, body }: RequestOptions): Buffer => {
  const text = body ? JSON.stringify(body) : "";
  return Buffer.from(
    [
      `${method} ${path} HTTP/1.1`,
      "host: bench",
      ...(method === "GET" ? [] : [`content-length: ${Buffer.byteLength(text)}`]),
      ...(body ? ["content-type: application/json"] : []),
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      "",
      text,
    ].join("\r\n"),
  );
};
