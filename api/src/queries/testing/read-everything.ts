import { readZip } from "../../features/account/testing/read-zip.ts";
import { readCases } from "../../features/testing/read-cases.ts";
import type { TestApi } from "../../testing/index.ts";

type Ids = Readonly<Record<string, string>>;

export interface ReadResponse {
  /** For example `GET /videos/`. */
  readonly name: string;
  readonly path: string;
  readonly response: Response;
  /** The text of the body, also that of the files in an archive. */
  readonly text: string;
}

/** Reads from each endpoint of the contract. `ids` replace the placeholders in the paths of `readCases`. */
export async function readEverything(fetch: TestApi["fetch"], ids: Ids): Promise<ReadResponse[]> {
  const responses: ReadResponse[] = [];
  for (const [name, reads] of Object.entries(readCases)) {
    for (const read of reads) {
      const path = `/api/${read.path.replaceAll(/\{(\w+)\}/g, (_match, key: string) => getId(ids, key))}`;
      const response = await fetch(path);
      responses.push({ name, path, response, text: await readText(response) });
    }
  }
  return responses;
}

function getId(ids: Ids, key: string): string {
  const id = ids[key];
  if (id === undefined) throw new Error(`The scenario has no ${key}`);
  return id;
}

async function readText(response: Response): Promise<string> {
  const bytes = Buffer.from(await response.arrayBuffer());
  if (response.headers.get("content-type") !== "application/zip") return bytes.toString("utf8");
  return [...(await readZip(bytes)).values()].map((file) => file.toString("utf8")).join("\n");
}
