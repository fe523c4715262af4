import type { PageUnderTest } from "./measure-load.ts";

/** Loads the pages alternately, so that other load on the machine affects all of them. Returns the loads by page. */
export async function loadAlternately<Name extends string, Load>(
  pages: Readonly<Record<Name, PageUnderTest>>,
  count: number,
  load: (page: PageUnderTest) => Promise<Load>,
): Promise<Record<Name, Load[]>> {
  const names = Object.keys(pages) as Name[];
  const loads = Object.fromEntries(names.map((name) => [name, [] as Load[]])) as Record<
    Name,
    Load[]
  >;
  for (let index = 0; index < count; index++) {
    for (const name of names) loads[name].push(await load(pages[name]));
  }
  return loads;
}
