import { writeFile } from "node:fs/promises";

import type { Point } from "../../pointer.ts";
import type { AriaRole, ByRoleOptions, Queries } from "../../queries.ts";
import type { BrowserLocator, BrowserPage } from "../page.ts";
import { bundleQuery } from "./bundle-query.ts";
import type { QueryStep, TextPattern } from "./query.ts";
import { clickAt, createMouse, pressKey } from "./webdriver-input.ts";
import { startWebKit, type WebDriverSession, type WindowSize } from "./webdriver.ts";

/** The key of an element's id in a WebDriver response. */
const ELEMENT_KEY = "element-6066-11e4-a52e-4f735466cecf";
const ACTION_TIMEOUT_MS = 30_000;
const POLL_MS = 50;

type ElementReference = Readonly<Record<typeof ELEMENT_KEY, string>>;
type Send = WebDriverSession["send"];

interface PageOptions {
  readonly size: WindowSize;
  readonly baseURL: string;
}

/** Opens a WebKit window. */
export async function openWebKitPage({ size, baseURL }: PageOptions) {
  const { send, close } = await startWebKit(size);
  return { page: await createPage(send, baseURL), close };
}

async function createPage(send: Send, baseURL: string): Promise<BrowserPage> {
  const find = createFind(send, await bundleQuery());
  const locate: Locate = (steps) => createLocator({ send, find }, steps);

  return {
    ...createQueries((step) => locate([step])),
    goto: (url, options) => {
      const { href } = new URL(url, baseURL);
      if (!options) return send("POST", "/url", { url: href });
      return runFunction(send, (target: string) => location.assign(target), href);
    },
    url: () => send<string>("GET", "/url"),
    title: () => send<string>("GET", "/title"),
    reload: () => send("POST", "/refresh"),
    goBack: () => send("POST", "/back"),
    evaluate: (run, argument) => runFunction(send, run, argument),
    screenshot: async (options) => {
      const screenshot = Buffer.from(await send<string>("GET", "/screenshot"), "base64");
      if (options) await writeFile(options.path, screenshot);
      return screenshot;
    },
    keyboard: { press: (key) => pressKey(send, key) },
    mouse: createMouse(send),
  };
}

/** Returns a function that finds elements. It sends the bundle of `query.ts` once per document. */
function createFind(send: Send, source: string): LocatorContext["find"] {
  const execute = <Value>(script: string, ...args: unknown[]) =>
    send<Value>("POST", "/execute/sync", { script, args });
  return async (steps) => {
    const script = "return window.topoutQuery?.query(arguments[0]) ?? null;";
    const query = () => execute<ElementReference[] | null>(script, steps);
    // Retry once, because the driver sometimes cannot parse a valid result.
    const elements = await query().catch(query);
    if (elements) return elements;
    await execute(`${source}; window.topoutQuery = topoutQuery;`);
    return execute<ElementReference[]>(script, steps);
  };
}

/** Runs a function in the page and waits for its promise. */
async function runFunction<Result>(
  send: Send,
  run: (argument: never) => Result | Promise<Result>,
  argument: unknown,
): Promise<Result> {
  const { value, error } = await send<{ value: Result; error?: string }>("POST", "/execute/async", {
    script: `const [argument, done] = arguments;
        Promise.resolve(argument).then(${run.toString()}).then((value) => done({ value }), (error) => done({ error: String(error) }));`,
    args: [argument ?? null],
  });
  if (error !== undefined) throw new Error(error);
  return value;
}

const createQueries = (chain: (step: QueryStep) => BrowserLocator): Queries<BrowserLocator> => ({
  getByRole: (role, options) => chain(createRoleStep(role, options)),
  getByLabel: (text, options) => chain({ by: "label", text: toPattern(text), ...options }),
  getByText: (text, options) => chain({ by: "text", text: toPattern(text), ...options }),
});

const createRoleStep = (role: AriaRole, { name, ...options }: ByRoleOptions = {}): QueryStep => ({
  by: "role",
  role,
  ...options,
  ...(name !== undefined && { name: toPattern(name) }),
});

const toPattern = (text: string | RegExp): TextPattern =>
  typeof text === "string" ? text : { source: text.source, flags: text.flags };

interface LocatorContext {
  readonly send: Send;
  readonly find: (steps: readonly QueryStep[]) => Promise<ElementReference[]>;
}

type Locate = (steps: readonly QueryStep[]) => BrowserLocator;

function createLocator(context: LocatorContext, steps: readonly QueryStep[]): BrowserLocator {
  const { send, find } = context;
  const chain = (step: QueryStep) => createLocator(context, [...steps, step]);
  const evaluate: BrowserLocator["evaluate"] = async (run) =>
    runFunction(send, run, await waitForElement(find, steps));
  const sendCommand = async <Value>(method: "GET" | "POST", path: string, body?: object) => {
    const element = await waitForElement(find, steps);
    return send<Value>(method, `/element/${element[ELEMENT_KEY]}${path}`, body);
  };
  return {
    ...createQueries(chain),
    filter: ({ hasText }) => chain({ by: "hasText", text: toPattern(hasText) }),
    first: () => chain({ by: "nth", index: 0 }),
    last: () => chain({ by: "nth", index: -1 }),
    nth: (index) => chain({ by: "nth", index }),
    count: async () => (await find(steps)).length,
    click: async () => {
      await clickAt(send, await waitForClickablePoint(evaluate));
    },
    pressSequentially: (text) => sendCommand("POST", "/value", { text }),
    fill: async (text) => {
      await sendCommand("POST", "/clear");
      await sendCommand("POST", "/value", { text });
    },
    isVisible: async () => {
      const [element] = await find(steps);
      return (
        element !== undefined && send<boolean>("GET", `/element/${element[ELEMENT_KEY]}/displayed`)
      );
    },
    // WebDriver ignores `aria-disabled`.
    isEnabled: () => evaluate((element) => !element.closest(":disabled, [aria-disabled=true]")),
    isChecked: () => sendCommand("GET", "/selected"),
    inputValue: () => sendCommand("GET", "/property/value"),
    textContent: () => sendCommand("GET", "/property/textContent"),
    getAttribute: (name) => sendCommand("GET", `/attribute/${name}`),
    boundingBox: () =>
      evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x, y, width, height };
      }),
    evaluate,
    setInputFiles: (file) => sendCommand("POST", "/value", { text: file }),
  };
}

/** Waits until the element does not move, is enabled and not covered, as Playwright does before a click. */
async function waitForClickablePoint(evaluate: BrowserLocator["evaluate"]): Promise<Point> {
  const deadline = Date.now() + ACTION_TIMEOUT_MS;
  while (Date.now() < deadline) {
    const point = await evaluate(getClickablePoint);
    if (point) return point;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error("The element is disabled, covered or moves");
}

/**
 * Returns the centre of the element, or null if the element moves, is disabled, covered or out of view. Scrolls to an
 * element that is covered or out of view. Runs in the page.
 */
async function getClickablePoint(element: Element): Promise<Point | null> {
  const previousBox = element.getBoundingClientRect();
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
  const box = element.getBoundingClientRect();
  if (box.x !== previousBox.x || box.y !== previousBox.y) return null;
  const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const target = document.elementFromPoint(centre.x, centre.y);
  if (element.contains(target) || target?.closest("label")?.contains(element)) {
    return element.closest(":disabled, [aria-disabled=true]") ? null : centre;
  }
  element.scrollIntoView({ block: "center", behavior: "instant" });
  return null;
}

/** Waits for exactly one element, as Playwright's strict locators do. */
async function waitForElement(find: LocatorContext["find"], steps: readonly QueryStep[]) {
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
