/**
 * The part of Playwright's Page and Locator that the journeys of `test:browsers` use. Playwright implements it for
 * Firefox. `webkit/webdriver-page.ts` implements it for WebKit.
 */
export interface BrowserPage {
  goto: (url: string) => Promise<unknown>;
  url: () => Promise<string> | string;
  title: () => Promise<string>;
  reload: () => Promise<unknown>;
  goBack: () => Promise<unknown>;
  /** Runs a function in the page. The function can use only its argument. */
  evaluate: <Result, Argument>(
    run: (argument: Argument) => Result,
    argument: Argument,
  ) => Promise<Awaited<Result>>;
  /** Without `caret: "initial"`, Playwright inserts a style element, which the policy forbids. */
  screenshot: (options: { path: string; caret: "initial" }) => Promise<unknown>;
  getByRole: (role: Role, options?: NameOptions) => BrowserLocator;
  getByLabel: (text: string, options?: { exact?: boolean }) => BrowserLocator;
  getByText: (text: string | RegExp, options?: { exact?: boolean }) => BrowserLocator;
  readonly keyboard: { press: (key: string) => Promise<void> };
  readonly mouse: BrowserMouse;
}

export interface BrowserLocator {
  getByRole: (role: Role, options?: NameOptions) => BrowserLocator;
  getByText: (text: string | RegExp, options?: { exact?: boolean }) => BrowserLocator;
  filter: (options: { hasText: string | RegExp }) => BrowserLocator;
  first: () => BrowserLocator;
  nth: (index: number) => BrowserLocator;
  count: () => Promise<number>;
  click: () => Promise<void>;
  fill: (text: string) => Promise<void>;
  isVisible: () => Promise<boolean>;
  textContent: () => Promise<string | null>;
  getAttribute: (name: string) => Promise<string | null>;
  boundingBox: () => Promise<{ x: number; y: number; width: number; height: number } | null>;
  setInputFiles: (file: string) => Promise<void>;
}

/** Coordinates are CSS pixels of the viewport. */
export interface BrowserMouse {
  move: (x: number, y: number, options?: { steps?: number }) => Promise<void>;
  down: () => Promise<void>;
  up: () => Promise<void>;
  wheel: (deltaX: number, deltaY: number) => Promise<void>;
}

export interface NameOptions {
  readonly name?: string | RegExp;
  readonly exact?: boolean;
}

/** The ARIA roles that the journeys query. */
export type Role =
  | "alert"
  | "article"
  | "button"
  | "checkbox"
  | "combobox"
  | "dialog"
  | "group"
  | "heading"
  | "img"
  | "link"
  | "list"
  | "listbox"
  | "listitem"
  | "main"
  | "menuitem"
  | "navigation"
  | "option"
  | "region"
  | "status"
  | "textbox";
