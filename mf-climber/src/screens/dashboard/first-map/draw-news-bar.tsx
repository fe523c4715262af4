import { toNodes } from "@topout/shared/dom-jsx";
import { addStyles } from "@topout/shared/first-load";
import { breakpoints } from "@topout/shared/theme";

import type { News } from "../../../features/news/get-news.ts";
import { newsBarStyles } from "../../../features/news/news-bar-styles.ts";
import { NewsText } from "../../../features/news/news-text.tsx";

const CLASS = "first-news";

/** The icons need the code of the screen. On desktop, the list of the skeleton begins with a margin. */
const styles = `
  .${CLASS} {
    ${newsBarStyles.bar}
  }
  .${CLASS} > div {
    ${newsBarStyles.open}
  }
  .${CLASS} > div::after {
    content: "";
    flex: none;
    width: 20px;
  }
  .${CLASS} b {
    ${newsBarStyles.count}
  }
  .${CLASS}::after {
    content: "";
    flex: none;
    width: 44px;
    height: 44px;
    ${newsBarStyles.close}
  }
  .first-skeleton .${CLASS}[data-list] {
    margin: -6px 0 6px;
  }
`;

/** Draws the bar with the size that it has in React, into the skeleton of the document that contains `map`. */
export function drawNewsBar(map: HTMLElement, news: News): HTMLElement {
  addStyles(styles);
  const bar = document.createElement("div");
  bar.className = CLASS;
  const text = document.createElement("div");
  text.append(...toNodes(<NewsText news={news} />));
  bar.append(text);

  const isInList = matchMedia(`(min-width: ${breakpoints.desktop}px)`).matches;
  bar.toggleAttribute("data-list", isInList);
  const column = isInList ? map.nextElementSibling : map.parentElement;
  // Replaces the placeholders, as React does, instead of moving them.
  column?.replaceChildren(bar, ...column.childNodes);
  return bar;
}
