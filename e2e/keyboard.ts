import { expect, type Locator, type Page } from "@playwright/test";

const MAX_TAB_PRESSES = 40;
/** Reaches controls that appear later, the browser's own controls, and the points in the layout editor. */
const EXTRA_TAB_PRESSES = 40;

/** Presses Tab until the control is focused. */
export async function tabTo(page: Page, control: Locator) {
  for (let presses = 0; presses < MAX_TAB_PRESSES; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(control).toBeFocused();
}

/**
 * Presses Tab through the page. Returns a line for each control that never gets the focus, or that shows no focus
 * style.
 */
export async function findUnreachableControls(page: Page): Promise<string[]> {
  const tracker = await page.evaluateHandle(trackTabStops);
  const controlCount = await tracker.evaluate(({ getFailures }) => getFailures().length);
  for (let presses = 1; presses <= controlCount + EXTRA_TAB_PRESSES; presses += 1) {
    // Without `up`, the key repeats, which takes half the time of another press.
    await page.keyboard.down("Tab");
    const mayBeDone = presses >= controlCount && presses % PRESSES_PER_CHECK === 0;
    if (mayBeDone && (await tracker.evaluate(({ checkFocus }) => checkFocus()))) break;
  }
  await page.keyboard.up("Tab");
  return tracker.evaluate(({ stop }) => stop());
}

/** Checks the progress only after every fourth press, because a check takes as long as a press. */
const PRESSES_PER_CHECK = 4;

/**
 * Moves the focus to the start of the page, and tracks the controls that have not shown their focus yet. Runs in the
 * page.
 */
function trackTabStops() {
  const controlSelector = "a[href], button, input, select, textarea, [tabindex='0']";
  const arrowKeyItems = ":is([role=listbox], [role=menu], [role=tablist]) *, input[type=radio]";

  /** The styles that can show focus, on the control and its ancestors. */
  const getFocusStyles = (control: Element) => {
    const parts: string[] = [];
    let element: Element | null = control;
    for (let level = 0; element && level < 4; level += 1, element = element.parentElement) {
      for (const part of ["", "::before", "::after"]) {
        const style = getComputedStyle(element, part);
        // Chromium computes the style of a pseudo-element that is not drawn again for each property.
        if (part && style.content === "none") continue;
        parts.push(style.outline, style.boxShadow, style.borderColor, style.opacity);
      }
    }
    return parts.join("|");
  };

  (document.activeElement as HTMLElement | null)?.blur();
  getSelection()?.setPosition(document.body, 0);
  const isTabStop = (element: HTMLElement) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.matches(`:disabled, ${arrowKeyItems}`) &&
    element.tabIndex >= 0 &&
    !element.closest("[inert]");
  const failedControls = new Map<HTMLElement, { styles: string; problem: string }>();
  for (const element of document.querySelectorAll<HTMLElement>(controlSelector)) {
    if (!isTabStop(element)) continue;
    failedControls.set(element, {
      styles: getFocusStyles(element),
      problem: "never gets the focus",
    });
  }

  /** Removes the focused control if its style shows the focus. Returns true when no failed control is left. */
  const checkFocus = () => {
    const control = document.activeElement as HTMLElement | null;
    const entry = control && failedControls.get(control);
    if (entry && getFocusStyles(control) === entry.styles) {
      entry.problem = "shows no focus";
    } else if (control) {
      failedControls.delete(control);
    }
    return failedControls.size === 0;
  };
  const getFailures = () =>
    [...failedControls]
      // Tab cannot reach a control that has disappeared, such as the reset button of a map that now shows the whole gym.
      .filter(([element, { problem }]) => problem === "shows no focus" || isTabStop(element))
      .map(([element, { problem }]) => {
        const name = element.getAttribute("aria-label") ?? element.textContent.trim();
        return `${element.tagName.toLowerCase()} "${name}" ${problem}`;
      });

  // Each press first checks the control that the previous press focused.
  addEventListener("keydown", checkFocus, { capture: true });
  return {
    checkFocus,
    getFailures,
    /** Checks the last focused control, and returns a line for each failed control. */
    stop: () => {
      checkFocus();
      removeEventListener("keydown", checkFocus, { capture: true });
      return getFailures();
    },
  };
}
