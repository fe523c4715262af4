import type { Page } from "@playwright/test";

/**
 * Translates every page like Chrome: replaces each text by `<font><font>text</font></font>`, now and after each change.
 * Returns the errors of React, which throws if it removes a replaced text or inserts an element before it.
 */
export async function translatePages(page: Page): Promise<{ readonly errors: string[] }> {
  const errors: string[] = [];
  page.on("console", (message) => {
    if (/removeChild|insertBefore|NotFoundError/.test(message.text())) errors.push(message.text());
  });
  page.on("pageerror", ({ message }) => errors.push(message));
  await page.addInitScript(translateTexts);
  return { errors };
}

/** Runs in the page. */
function translateTexts() {
  const isTranslatable = (text: Text) =>
    text.data.trim() !== "" &&
    text.parentElement?.closest("font, script, style, textarea, template, [translate='no']") ===
      null;
  const translate = (text: Text) => {
    const outer = document.createElement("font");
    const inner = document.createElement("font");
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  };
  const translateAll = () => {
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    }
    texts.filter(isTranslatable).forEach(translate);
  };
  new MutationObserver(translateAll).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
  });
}
