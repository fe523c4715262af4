import { once } from "node:events";
import { connect, type Socket } from "node:net";

const HEAD_END = Buffer.from("\r\n\r\n");

export interface Answer {
  readonly status: number;
  readonly head: string;
  readonly body: Buffer;
}

/**
 * One kept-alive HTTP connection that asks one thing after the other. It does as little as can be, so that what is
 * measured is the server; a client that is made for anything would take as long as the answer.
 */
export class Connection {
  readonly #socket: Socket;
  #chunks: Buffer[] = [];
  #waiting: PromiseWithResolvers<Answer> | undefined;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.on("data", (chunk) => this.#take(chunk));
    socket.on("error", (error) => this.#waiting?.reject(error));
    socket.on("close", () => this.#waiting?.reject(new Error("The server hung up")));
  }

  static async open(url: string): Promise<Connection> {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    await once(socket, "connect");
    return new Connection(socket);
  }

  ask(request: Buffer): Promise<Answer> {
    this.#waiting = Promise.withResolvers<Answer>();
    this.#socket.write(request);
    return this.#waiting.promise;
  }

  close(): void {
    this.#waiting = undefined;
    this.#socket.destroy();
  }

  #take(chunk: Buffer) {
    this.#chunks.push(chunk);
    const bytes = this.#chunks.length === 1 ? chunk : Buffer.concat(this.#chunks);
    const answer = read(bytes);
    if (!answer) return;
    this.#chunks = [];
    this.#waiting?.resolve(answer);
  }
}

/** Undefined while not all of it has come. */
function read(bytes: Buffer): Answer | undefined {
  const end = bytes.indexOf(HEAD_END);
  if (end < 0) return undefined;
  const head = bytes.toString("latin1", 0, end);
  const status = Number(head.slice(9, 12));
  const length = status === 304 ? 0 : Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
  const body = bytes.subarray(end + HEAD_END.length);
  if (body.length < length) return undefined;
  return { status, head, body };
}

interface Asked {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** As JSON. */
  readonly body?: object;
}

export const toRequest = ({ method = "GET", path, headers = {}, body }: Asked): Buffer => {
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
