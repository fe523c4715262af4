import type { Box, Point } from "../pointer.ts";
import type { Queries } from "../queries.ts";

/**
 * The part of Playwright's Page and Locator that the journeys of `e2e/browsers` use. Playwright implements it for
 * Firefox. `webkit/webdriver-page.ts` implements it for WebKit.
 */
export interface BrowserPage extends Queries<BrowserLocator> {
  /** Accepts a path of the site. Waits for the load event, unless `waitUntil` is "commit". */
  goto: (url: string, options?: { waitUntil: "commit" }) => Promise<unknown>;
  url: () => Promise<string> | string;
  title: () => Promise<string>;
  reload: () => Promise<unknown>;
  goBack: () => Promise<unknown>;
  /** Runs a function in the page. The function can use only its argument. */
  evaluate: <Result, Argument = void>(
    run: (argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ) => Promise<Result>;
  screenshot: (options?: { path: string }) => Promise<Buffer>;
  readonly keyboard: { press: (key: string) => Promise<void> };
  readonly mouse: BrowserMouse;
}

export interface BrowserLocator extends Queries<BrowserLocator> {
  filter: (options: { hasText: string | RegExp }) => BrowserLocator;
  first: () => BrowserLocator;
  last: () => BrowserLocator;
  nth: (index: number) => BrowserLocator;
  count: () => Promise<number>;
  click: () => Promise<void>;
  fill: (text: string) => Promise<void>;
  /** Types like a user. In Firefox, React ignores `fill` of a controlled field. */
  pressSequentially: (text: string) => Promise<void>;
  isVisible: () => Promise<boolean>;
  isEnabled: () => Promise<boolean>;
  isChecked: () => Promise<boolean>;
  inputValue: () => Promise<string>;
  textContent: () => Promise<string | null>;
  getAttribute: (name: string) => Promise<string | null>;
  boundingBox: () => Promise<Box | null>;
  evaluate: <Result>(run: (element: Element) => Result | Promise<Result>) => Promise<Result>;
  setInputFiles: (file: string) => Promise<void>;
}

/** Coordinates are CSS pixels of the viewport. */
export interface BrowserMouse {
  move: (x: number, y: number, options?: { steps?: number }) => Promise<void>;
  down: () => Promise<void>;
  up: () => Promise<void>;
  wheel: (deltaX: number, deltaY: number) => Promise<void>;
}

/** Moves fingers at the same time, each along a straight line. */
export type Swipe = (fingers: readonly { from: Point; to: Point }[]) => Promise<void>;
