import type { Activity, ActivityPage } from "@topout/shared/contract";

import { readJson, type TestApi } from "../../../testing/index.ts";
import { feedPath } from "./create-feed.ts";

type Fetch = TestApi["fetch"];

/** Pages through the feed with the `as_of` of the first page. */
export class FeedReader {
  readonly #fetch: Fetch;
  readonly #pageSize: number;
  readonly #pages: ActivityPage[] = [];

  constructor(fetch: Fetch, pageSize: number) {
    this.#fetch = fetch;
    this.#pageSize = pageSize;
  }

  get activityIds(): string[] {
    return this.#pages.flatMap(({ data }) => data.map(({ id }) => id));
  }

  /** The different totals of the pages. */
  get totals(): Set<number> {
    return new Set(this.#pages.map(({ meta }) => meta.total));
  }

  /** Returns whether there are more pages. */
  async readNextPage(): Promise<boolean> {
    const [firstPage] = this.#pages;
    const asOf = firstPage ? `&as_of=${encodeURIComponent(firstPage.meta.as_of)}` : "";
    const query = `page=${this.#pages.length + 1}&page_size=${this.#pageSize}${asOf}`;
    const page = await readJson<ActivityPage>(this.#fetch(`${feedPath}?${query}`));
    this.#pages.push(page);
    return page.meta.page < page.meta.totalPages;
  }

  async readToEnd(): Promise<void> {
    while (await this.readNextPage());
  }
}

export async function readAllActivities(fetch: Fetch): Promise<Activity[]> {
  const { data, meta } = await readJson<ActivityPage>(fetch(`${feedPath}?page_size=50`));
  if (meta.totalPages > 1) throw new Error("The feed has more than one page");
  return data;
}

export async function readFeedTotal(fetch: Fetch, query = ""): Promise<number> {
  const { meta } = await readJson<ActivityPage>(fetch(`${feedPath}?${query}`));
  return meta.total;
}
