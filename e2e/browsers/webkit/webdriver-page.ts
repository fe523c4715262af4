import { writeFile } from "node:fs/promises";

import type { BrowserLocator, BrowserMouse, BrowserPage, NameOptions, Role } from "../page.ts";
import { bundleQuery } from "./bundle-query.ts";
import type { QueryStep, TextPattern } from "./query.ts";
import type { WebDriverSession } from "./webdriver.ts";

/** The key of an element reference in the WebDriver standard. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";
const ACTION_TIMEOUT_MS = 10_000;
const POLL_MS = 50;

type ElementReference = Readonly<Record<typeof ELEMENT, string>>;
type Send = WebDriverSession["send"];

/** Implements Playwright's interface for a WebKit window. */
export async function createWebDriverPage({ send }: WebDriverSession): Promise<BrowserPage> {
  const querySource = await bundleQuery();
  const evaluate = createEvaluate(send);
  const find = (steps: readonly QueryStep[]) =>
    send<ElementReference[]>("POST", "/execute/sync", {
      script: `window.__query ??= (() => { ${querySource}; return topoutQuery.query; })(); return window.__query(arguments[0]);`,
      args: [steps],
    });
  const locate = (steps: readonly QueryStep[]) => createLocator({ send, find, evaluate }, steps);

  return {
    goto: (url) => send("POST", "/url", { url }),
    url: () => send<string>("GET", "/url"),
    title: () => send<string>("GET", "/title"),
    reload: () => send("POST", "/refresh"),
    goBack: () => send("POST", "/back"),
    evaluate,
    screenshot: async ({ path }) => {
      await writeFile(path, Buffer.from(await send<string>("GET", "/screenshot"), "base64"));
    },
    getByRole: (role, options) => locate([roleStep(role, options)]),
    getByLabel: (text, options) => locate([{ by: "label", text, ...options }]),
    getByText: (text, options) => locate([{ by: "text", text: toPattern(text), ...options }]),
    keyboard: { press: (key) => pressKey(send, key) },
    mouse: createMouse(send),
  };
}

const createEvaluate =
  (send: Send): BrowserPage["evaluate"] =>
  (run, argument) =>
    send("POST", "/execute/async", {
      script: `const [argument, done] = arguments;
        Promise.resolve((${run.toString()})(argument)).then(done, (error) => done({ error: String(error) }));`,
      args: [argument ?? null],
    });

const roleStep = (role: Role, { name, exact = false }: NameOptions = {}): QueryStep => ({
  by: "role",
  role,
  exact,
  ...(name !== undefined && { name: toPattern(name) }),
});

const toPattern = (text: string | RegExp): TextPattern =>
  typeof text === "string" ? text : { source: text.source, flags: text.flags };

interface Tools {
  readonly send: Send;
  readonly find: (steps: readonly QueryStep[]) => Promise<ElementReference[]>;
  readonly evaluate: BrowserPage["evaluate"];
}

function createLocator(tools: Tools, steps: readonly QueryStep[]): BrowserLocator {
  const { send, find } = tools;
  const then = (step: QueryStep) => createLocator(tools, [...steps, step]);
  const command = async <Value>(method: "GET" | "POST", path: string, body?: object) => {
    const element = await waitForElement(find, steps);
    return send<Value>(method, `/element/${element[ELEMENT]}${path}`, body);
  };
  return {
    getByRole: (role, options) => then(roleStep(role, options)),
    getByText: (text, options) => then({ by: "text", text: toPattern(text), ...options }),
    filter: ({ hasText }) => then({ by: "hasText", text: toPattern(hasText) }),
    first: () => then({ by: "nth", index: 0 }),
    nth: (index) => then({ by: "nth", index }),
    count: async () => (await find(steps)).length,
    click: async () => command("POST", "/click"),
    fill: async (text) => {
      await command("POST", "/clear");
      await command("POST", "/value", { text });
    },
    isVisible: async () => {
      const [element] = await find(steps);
      return (
        element !== undefined && send<boolean>("GET", `/element/${element[ELEMENT]}/displayed`)
      );
    },
    textContent: () => command("GET", "/property/textContent"),
    getAttribute: (name) => command("GET", `/attribute/${name}`),
    boundingBox: async () => {
      const element = await waitForElement(find, steps);
      return send("POST", "/execute/sync", {
        script:
          "const { x, y, width, height } = arguments[0].getBoundingClientRect(); return { x, y, width, height };",
        args: [element],
      });
    },
    setInputFiles: (file) => command("POST", "/value", { text: file }),
  };
}

/** Waits for exactly one element, as Playwright's strict locators do. */
async function waitForElement(find: Tools["find"], steps: readonly QueryStep[]) {
  const deadline = Date.now() + ACTION_TIMEOUT_MS;
  let count = 0;
  while (Date.now() < deadline) {
    const [element, ...others] = await find(steps);
    if (element && others.length === 0) return element;
    count = element ? others.length + 1 : 0;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error(`${count} elements match ${JSON.stringify(steps)}`);
}

/** Maps the keys that the journeys press to their code points in the WebDriver standard. */
const KEYS: Readonly<Record<string, string>> = {
  ArrowDown: "\uE015",
  ArrowLeft: "\uE012",
  ArrowRight: "\uE014",
  ArrowUp: "\uE013",
  Enter: "\uE007",
  Escape: "\uE00C",
  Tab: "\uE004",
};

async function pressKey(send: Send, key: string): Promise<void> {
  const value = KEYS[key] ?? key;
  await send("POST", "/actions", {
    actions: [
      {
        type: "key",
        id: "keyboard",
        actions: [
          { type: "keyDown", value },
          { type: "keyUp", value },
        ],
      },
    ],
  });
}

function createMouse(send: Send): BrowserMouse {
  let position = { x: 0, y: 0 };
  const pointer = (...actions: object[]) =>
    send<void>("POST", "/actions", {
      actions: [{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions }],
    });
  return {
    move: async (x, y, { steps = 1 } = {}) => {
      const from = position;
      position = { x, y };
      const moves = Array.from({ length: steps }, (_, index) => {
        const part = (index + 1) / steps;
        return {
          type: "pointerMove",
          origin: "viewport",
          duration: steps > 1 ? 16 : 0,
          x: Math.round(from.x + (x - from.x) * part),
          y: Math.round(from.y + (y - from.y) * part),
        };
      });
      await pointer(...moves);
    },
    down: () => pointer({ type: "pointerDown", button: 0 }),
    up: () => pointer({ type: "pointerUp", button: 0 }),
    wheel: async (deltaX, deltaY) => {
      await send("POST", "/actions", {
        actions: [
          {
            type: "wheel",
            id: "wheel",
            actions: [{ type: "scroll", ...position, deltaX, deltaY, origin: "viewport" }],
          },
        ],
      });
    },
  };
}
