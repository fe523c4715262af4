import type { Page } from "@playwright/test";

/** The computed styles of an element, by property. */
type Styles = Readonly<Record<string, string>>;

/**
 * Returns the computed styles of the header, the bottom bar and the open menu, with all elements inside. The page
 * returns them as JSON, because Playwright takes seconds for 50,000 properties.
 */
export async function readShellStyles(page: Page): Promise<Styles[]> {
  return JSON.parse(await page.evaluate(readStyles)) as Styles[];
}

/** Returns a line for each style property that differs. */
export function findStyleChanges(before: readonly Styles[], after: readonly Styles[]): string[] {
  if (before.length !== after.length) return [`${before.length} elements became ${after.length}`];
  return before.flatMap((styles, index) =>
    Object.entries(styles)
      .filter(([property, value]) => after[index]?.[property] !== value)
      .map(
        ([property, value]) =>
          `${styles["element"]}: ${property} ${value} → ${after[index]?.[property]}`,
      ),
  );
}

/** Runs in the page. */
function readStyles() {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  }
  // A pseudo-element without content is not drawn. Reading all its properties would take most of the time, because the
  // browser does not store its style.
  const listProperties = (style: CSSStyleDeclaration, pseudoElement: string) =>
    pseudoElement && style.content === "none" ? ["content"] : Array.from(style);
  const parts = document.querySelectorAll(".skip, .topbar, .bottombar, [role=menu]");
  const styles = [...parts]
    .flatMap((part) => [part, ...part.querySelectorAll("*")])
    .flatMap((element) =>
      ["", "::before", "::after"].map((pseudoElement) => {
        const style = getComputedStyle(element, pseudoElement);
        const name = `${element.tagName.toLowerCase()} "${element.textContent.trim()}"`;
        return Object.fromEntries([
          ["element", `${name}${pseudoElement}`],
          ...listProperties(style, pseudoElement).map((property) => [
            property,
            style.getPropertyValue(property),
          ]),
        ]);
      }),
    );
  return JSON.stringify(styles);
}
