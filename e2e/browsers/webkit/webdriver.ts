import { spawn, type ChildProcess } from "node:child_process";

import { getFreePort } from "@topout/api/free-port";

const ARCHITECTURE = process.arch === "arm64" ? "aarch64" : "x86_64";
const MINI_BROWSER = `/usr/lib/${ARCHITECTURE}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;
const START_TIMEOUT_MS = 20_000;

export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

/** A WebDriver session with one WebKit window on its own virtual display. */
export interface WebDriverSession {
  /** Sends a command, such as `POST /url`. Rejects with the error message of the driver. */
  readonly send: <Value>(
    method: "GET" | "POST" | "DELETE",
    path: string,
    body?: object,
  ) => Promise<Value>;
  readonly close: () => Promise<void>;
}

/** Starts a display, the driver and a browser window. The driver runs one session at a time. */
export async function startWebKit(size: WindowSize): Promise<WebDriverSession> {
  const display = await startDisplay();
  const port = await getFreePort();
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display.name, LIBGL_ALWAYS_SOFTWARE: "1" },
    stdio: "ignore",
  });
  const send = createSender(`http://127.0.0.1:${port}`);
  const stop = () => {
    driver.kill();
    display.process.kill();
  };
  try {
    await waitUntilReady(send);
    const { sessionId } = await send<{ sessionId: string }>("POST", "/session", CAPABILITIES);
    const sendToSession = createSender(`http://127.0.0.1:${port}/session/${sessionId}`);
    await sendToSession("POST", "/window/rect", { x: 0, y: 0, ...size });
    return {
      send: sendToSession,
      close: async () => {
        await sendToSession("DELETE", "").finally(stop);
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}

const CAPABILITIES = {
  capabilities: {
    alwaysMatch: {
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": { binary: MINI_BROWSER, args: ["--automation"] },
    },
  },
};

/** Starts an X server. It finds a free display number and writes the number to file descriptor 3. */
async function startDisplay(): Promise<{ name: string; process: ChildProcess }> {
  const server = spawn(
    "Xvfb",
    ["-displayfd", "3", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"],
    {
      stdio: ["ignore", "ignore", "ignore", "pipe"],
    },
  );
  const displayNumber = await new Promise<string>((resolve, reject) => {
    server.on("error", reject);
    server.on("exit", (code) => reject(new Error(`Xvfb exited with ${code}`)));
    server.stdio[3]?.on("data", (chunk: Buffer) => resolve(chunk.toString().trim()));
  });
  return { name: `:${displayNumber}`, process: server };
}

type Send = WebDriverSession["send"];

interface WebDriverError {
  readonly error?: string;
  readonly message?: string;
}

function createSender(base: string): Send {
  return async <Value>(method: string, path: string, body?: object) => {
    const response = await fetch(`${base}${path}`, {
      method,
      ...(method === "POST" && { body: JSON.stringify(body ?? {}) }),
    });
    const { value } = (await response.json()) as { value: Value & WebDriverError };
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error} ${value.message}`);
    return value;
  };
}

async function waitUntilReady(send: Send): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    const status = await send<{ ready: boolean }>("GET", "/status").catch(() => undefined);
    if (status?.ready) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`WebKitWebDriver was not ready after ${START_TIMEOUT_MS} ms`);
}
