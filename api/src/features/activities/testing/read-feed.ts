import type { Activity, ActivityPage } from "@topout/shared/contract";

import type { TestApi } from "../../../testing/index.ts";
import { feedPath, readFeedPage } from "./create-feed.ts";

type Fetch = TestApi["fetch"];

/** Somebody who pages through the feed as the first page's `as_of` lets them. */
export class FeedReader {
  readonly #fetch: Fetch;
  readonly #size: number;
  readonly #pages: ActivityPage[] = [];

  constructor(fetch: Fetch, size: number) {
    this.#fetch = fetch;
    this.#size = size;
  }

  get seen(): string[] {
    return this.#pages.flatMap(({ data }) => data.map(({ id }) => id));
  }

  /** Reads the next page, and tells whether there are more. */
  async turn(): Promise<boolean> {
    const [first] = this.#pages;
    const asOf = first ? `&as_of=${encodeURIComponent(first.meta.as_of)}` : "";
    const query = `page=${this.#pages.length + 1}&page_size=${this.#size}${asOf}`;
    const page = await readFeedPage(this.#fetch(`${feedPath}?${query}`));
    this.#pages.push(page);
    return page.meta.page < page.meta.totalPages;
  }

  async readOn(): Promise<void> {
    while (await this.turn());
  }
}

/** What the feed holds for somebody, all of it. */
export async function readAllEntries(fetch: Fetch): Promise<Activity[]> {
  const { data, meta } = await readFeedPage(fetch(`${feedPath}?page_size=50`));
  if (meta.totalPages > 1) throw new Error("More entries than one page takes");
  return data;
}
