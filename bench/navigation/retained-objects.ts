import type { CDPSession } from "@playwright/test";

interface HeapSnapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly [readonly string[], ...unknown[]];
    };
  };
  /** The fields of all nodes, one node after the other. */
  readonly nodes: readonly number[];
}

/** Types of values that scripts create. The other types are compiled code, its tables and objects of the browser. */
const VALUE_TYPES: ReadonlySet<string | undefined> = new Set([
  "array",
  "string",
  "object",
  "closure",
  "regexp",
  "number",
  "concatenated string",
  "sliced string",
  "symbol",
  "bigint",
]);

/** Returns the size of all objects, strings and closures that the page retains, without compiled code. */
export async function measureRetainedObjects(session: CDPSession): Promise<number> {
  const { snapshot, nodes } = await takeSnapshot(session);
  const { node_fields: fields, node_types } = snapshot.meta;
  const [types] = node_types;
  const typeField = fields.indexOf("type");
  const sizeField = fields.indexOf("self_size");
  let sizeBytes = 0;
  for (let node = 0; node < nodes.length; node += fields.length) {
    const type = types[nodes[node + typeField] ?? 0];
    if (VALUE_TYPES.has(type)) sizeBytes += nodes[node + sizeField] ?? 0;
  }
  return sizeBytes;
}

async function takeSnapshot(session: CDPSession): Promise<HeapSnapshot> {
  let text = "";
  const addChunk = ({ chunk }: { readonly chunk: string }) => void (text += chunk);
  session.on("HeapProfiler.addHeapSnapshotChunk", addChunk);
  await session.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
  session.off("HeapProfiler.addHeapSnapshotChunk", addChunk);
  return JSON.parse(text);
}
