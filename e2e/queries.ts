/** The queries that both Playwright and the pages of `e2e/browsers` implement. */
export interface Queries<Result> {
  getByRole: (role: AriaRole, options?: ByRoleOptions) => Result;
  getByLabel: (text: string | RegExp, options?: { exact?: boolean }) => Result;
  getByText: (text: string | RegExp, options?: { exact?: boolean }) => Result;
}

export interface ByRoleOptions {
  readonly name?: string | RegExp;
  readonly exact?: boolean;
  readonly level?: number;
  readonly selected?: boolean;
}

/** The ARIA roles in the journeys of `e2e/browsers`, and in the locators that they share with `e2e/journeys`. */
export type AriaRole =
  | "alert"
  | "alertdialog"
  | "article"
  | "button"
  | "checkbox"
  | "combobox"
  | "complementary"
  | "dialog"
  | "figure"
  | "group"
  | "heading"
  | "img"
  | "link"
  | "list"
  | "listbox"
  | "listitem"
  | "main"
  | "menuitem"
  | "menuitemradio"
  | "navigation"
  | "option"
  | "progressbar"
  | "region"
  | "searchbox"
  | "status"
  | "tab"
  | "textbox"
  | "tooltip";
