const PAGE_SIZE = 1_000;

type ReadPage<Row> = (after: Row | undefined, limit: number) => Promise<readonly Row[]>;

/** Yields all rows in pages, which limits the memory use. Each page starts after the last row of the one before. */
export async function* readPages<Row>(readPage: ReadPage<Row>): AsyncGenerator<readonly Row[]> {
  let after: Row | undefined;
  for (;;) {
    const page = await readPage(after, PAGE_SIZE);
    yield page;
    after = page.at(-1);
    if (after === undefined || page.length < PAGE_SIZE) return;
  }
}
