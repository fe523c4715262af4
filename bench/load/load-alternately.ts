import type { PageUnderTest } from "./measure-load.ts";

/** Loads the pages alternately, so that other load on the machine affects all of them. */
export async function loadAlternately<Load>(
  pages: readonly PageUnderTest[],
  count: number,
  load: (page: PageUnderTest) => Promise<Load>,
): Promise<Map<PageUnderTest, Load[]>> {
  const loads = new Map(pages.map((page) => [page, [] as Load[]]));
  for (let index = 0; index < count; index++) {
    for (const [page, pageLoads] of loads) pageLoads.push(await load(page));
  }
  return loads;
}
