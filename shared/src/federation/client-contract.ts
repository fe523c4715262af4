import { parseAst } from "vite";

import { lazySchema } from "./lazy-schema.ts";

const CONTRACT_MODULE = /\/shared\/src\/contract\/[^/]+\.ts$/;
const LAZY_SCHEMA_ID = "\0topout-lazy-schema";
/** What only the server and the OpenAPI document read of an endpoint. */
const SERVER_FIELDS = new Set([
  "summary",
  "access",
  "acceptsLink",
  "params",
  "query",
  "success",
  "repeated",
  "errors",
]);

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Reduces the contract to what the client uses: the build of the browser removes the fields that only the server reads,
 * and builds each schema when it is first used. See decision 46.
 */
export const clientContract = () => ({
  name: "topout-client-contract",
  apply: "build" as const,
  enforce: "pre" as const,
  resolveId: {
    filter: { id: new RegExp(`^${LAZY_SCHEMA_ID}$`) },
    handler: () => LAZY_SCHEMA_ID,
  },
  load: {
    filter: { id: new RegExp(`^${LAZY_SCHEMA_ID}$`) },
    handler: () => `export ${lazySchema.toString()}`,
  },
  transform: {
    filter: { id: CONTRACT_MODULE },
    handler: (code: string) => ({ code: reduceContract(code), map: null }),
  },
});

function reduceContract(code: string): string {
  const { body } = parseAst(code, { lang: "ts" });
  const edits: Edit[] = [];
  visit(body, (node) => edits.push(...editEndpoint(node), ...removeRegistration(node)));
  const schemas = body.flatMap(findSchemas);
  for (const { start, end } of schemas) {
    edits.push(
      { start, end: start, text: "/* @__PURE__ */ lazySchema(() => " },
      { start: end, end, text: ")" },
    );
  }
  const reduced = applyEdits(code, edits);
  if (schemas.length === 0) return reduced;
  return `import { lazySchema } from "${LAZY_SCHEMA_ID}";\n${reduced}`;
}

/** Removes the server's fields. The client only checks whether an endpoint has a body. */
function editEndpoint(node: Node): Edit[] {
  const definition = isCall(node) && isIdentifier(node.callee, "endpoint") && node.arguments[0];
  if (!definition || !isObject(definition)) return [];
  return definition.properties.flatMap((property, index) => {
    const name = isProperty(property) && isIdentifier(property.key) ? property.key.name : "";
    if (name === "body" && isProperty(property)) return [{ ...property.value, text: "true" }];
    if (!SERVER_FIELDS.has(name)) return [];
    const end = definition.properties[index + 1]?.start ?? definition.end - 1;
    return [{ start: property.start, end, text: "" }];
  });
}

/** Only the OpenAPI document needs the names of the schemas. */
function removeRegistration(node: Node): Edit[] {
  if (!isCall(node) || !isMember(node.callee)) return [];
  const { object, property } = node.callee;
  if (!isIdentifier(property, "register")) return [];
  return [{ start: object.end, end: node.end, text: "" }];
}

/** Finds the top-level schemas that consist of several others. A single one costs less than its wrapper. */
function findSchemas(statement: Node): Node[] {
  const { declaration = statement } = statement as Node & { readonly declaration?: Node | null };
  if (declaration === null || !isDeclaration(declaration)) return [];
  return declaration.declarations.flatMap(({ init }) =>
    init && isCall(init) && isIdentifier(getRoot(init), "z") && countCalls(init) > 1 ? [init] : [],
  );
}

function countCalls(root: Node): number {
  let count = 0;
  visit(root, (node) => {
    if (isCall(node)) count += 1;
  });
  return count;
}

/** Returns `z` of `z.object(…).check(…)`. */
function getRoot(node: Node): Node {
  if (isCall(node)) return getRoot(node.callee);
  return isMember(node) ? getRoot(node.object) : node;
}

function visit(value: unknown, handle: (node: Node) => void): void {
  if (typeof value !== "object" || value === null) return;
  if (isNode(value)) handle(value);
  for (const child of Object.values(value)) visit(child, handle);
}

/** An edit inside a removed range is not needed. */
function applyEdits(code: string, edits: readonly Edit[]): string {
  let result = "";
  let position = 0;
  for (const { start, end, text } of [...edits].sort((a, b) => a.start - b.start)) {
    if (start < position) continue;
    result += code.slice(position, start) + text;
    position = end;
  }
  return result + code.slice(position);
}

type Call = Node & { readonly callee: Node; readonly arguments: readonly Node[] };
type Member = Node & { readonly object: Node; readonly property: Node };
type Property = Node & { readonly key: Node; readonly value: Node };
type ObjectNode = Node & { readonly properties: readonly Node[] };
type Declaration = Node & { readonly declarations: readonly { readonly init: Node | null }[] };

const isNode = (value: object): value is Node => "type" in value && "start" in value;
const isCall = (node: Node): node is Call => node.type === "CallExpression";
const isMember = (node: Node): node is Member => node.type === "MemberExpression";
const isProperty = (node: Node): node is Property => node.type === "Property";
const isObject = (node: Node): node is ObjectNode => node.type === "ObjectExpression";
const isDeclaration = (node: Node): node is Declaration => node.type === "VariableDeclaration";
const isIdentifier = (node: Node, name?: string): node is Node & { readonly name: string } =>
  node.type === "Identifier" && "name" in node && (name === undefined || node.name === name);
