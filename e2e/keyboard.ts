import { expect, type Locator, type Page } from "@playwright/test";

/** Presses Tab until it has come to a control, a screenful of controls at most. */
export async function tabTo(page: Page, control: Locator) {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(control).toBeFocused();
}

/**
 * Walks a page by Tab from its start, and says what cannot be used so: controls that it never comes to, and those that
 * look the same with the focus as without. A line each, empty where all is well.
 */
export async function findUnreachable(page: Page): Promise<string[]> {
  const walk = await page.evaluateHandle(prepareWalk);
  const controls = await walk.evaluate(({ left }) => left().length);
  for (let presses = 0; presses < controls + SLACK; presses += 1) {
    await page.keyboard.press("Tab");
    if (await walk.evaluate(({ arrive }) => arrive())) break;
  }
  return walk.evaluate(({ left }) => left());
}

/** Focus also passes what came on the way, and the browser's own bar. */
const SLACK = 10;

/** Puts focus before all that Tab must come to, and keeps account of what it has come to. Runs in the page. */
function prepareWalk() {
  const controls = "a[href], button, input, select, textarea, [tabindex='0']";
  const walkedByArrows = ":is([role=listbox], [role=menu], [role=tablist]) *, input[type=radio]";

  /** What a ring may be drawn with, on the control itself or on what it lies in. */
  const lookOf = (control: Element) => {
    const parts: string[] = [];
    let element: Element | null = control;
    for (let level = 0; element && level < 4; level += 1, element = element.parentElement) {
      for (const part of ["", "::before", "::after"]) {
        const style = getComputedStyle(element, part);
        parts.push(style.outline, style.boxShadow, style.borderColor, style.opacity);
      }
    }
    return parts.join("|");
  };

  (document.activeElement as HTMLElement | null)?.blur();
  getSelection()?.setPosition(document.body, 0);
  const wanted = [...document.querySelectorAll<HTMLElement>(controls)].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.matches(`:disabled, ${walkedByArrows}`) &&
      element.tabIndex >= 0 &&
      !element.closest("[inert]"),
  );
  const waiting = new Map<Element, { look: string; fault: string }>();
  for (const element of wanted) {
    waiting.set(element, { look: lookOf(element), fault: "is never come to" });
  }

  return {
    /** Checks off what has the focus; true when all is done. */
    arrive: () => {
      const control = document.activeElement;
      const expected = control && waiting.get(control);
      if (expected && lookOf(control) === expected.look) expected.fault = "shows no focus";
      else if (control) waiting.delete(control);
      return waiting.size === 0;
    },
    left: () =>
      Array.from(waiting, ([element, { fault }]) => {
        const name = element.getAttribute("aria-label") ?? element.textContent.trim();
        return `${element.tagName.toLowerCase()} "${name}" ${fault}`;
      }),
  };
}
