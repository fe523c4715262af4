import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { Problem } from "@topout/shared/contract";
import { auth, climbs } from "@topout/shared/contract/server";
import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, test } from "vitest";

import { endpoints } from "../http/contracts.ts";
import { createTestApi } from "../testing/index.ts";
import { resumableUploadPaths } from "./resumable-uploads.ts";
import { createOpenApiDocument } from "./document.ts";
import { examples } from "./examples.ts";

const document = createOpenApiDocument();
const getOperation = (path: string, method: string) =>
  document.paths[path]?.[method] as {
    responses: Record<string, { description: string }>;
    requestBody?: { required: boolean; content: Record<string, unknown> };
    security?: unknown;
    parameters: { name: string; required: boolean }[];
  };

describe("the OpenAPI document", () => {
  test("equals the committed and the served document", async () => {
    const api = await createTestApi();
    const committedDocument: unknown = JSON.parse(
      await readFile(join(import.meta.dirname, "../../openapi.json"), "utf8"),
    );

    expect(JSON.parse(JSON.stringify(document))).toEqual(committedDocument);
    expect(await (await api.fetch("/api/openapi.json")).json()).toEqual(committedDocument);
  });

  test("passes the validation of another library", async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(document));

    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(document.openapi).toBe("3.1.0");
  });

  test("contains every endpoint, even if two share a path with different parameter names", () => {
    const operations = Object.values(document.paths).flatMap((item) => Object.keys(item));

    const uploadOperations = Object.values(resumableUploadPaths).flatMap((item) =>
      Object.keys(item),
    );
    expect(operations).toHaveLength(endpoints.size + uploadOperations.length);
    expect(Object.keys(document.paths["/api/circuits/{id}"] ?? {})).toEqual(
      expect.arrayContaining(["get", "delete"]),
    );
    for (const method of ["get", "delete"]) {
      expect(getOperation("/api/circuits/{id}", method).parameters).toMatchObject([
        { name: "id", in: "path", required: true },
      ]);
    }
  });

  test("has a unique operationId for each operation", () => {
    const ids = Object.values(document.paths).flatMap((item) =>
      Object.values(item).map((call) => (call as { operationId: string }).operationId),
    );

    expect(new Set(ids).size).toBe(ids.length);
  });

  test("has examples that match their schemas", () => {
    expect(auth.register.body.parse(examples.Registration)).toEqual(examples.Registration);
    expect(auth.login.body.parse(examples.Login)).toEqual(examples.Login);
    expect(climbs.addSend.body.parse(examples.ClimbLog)).toEqual(examples.ClimbLog);
    expect(Problem.parse(examples.Problem)).toEqual(examples.Problem);
    expect(Object.keys(document.components.schemas)).toEqual(
      expect.arrayContaining(Object.keys(examples)),
    );
  });

  test("contains every schema that it references", () => {
    const text = JSON.stringify(document);
    const references = [...text.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name);

    expect(
      new Set(references).difference(new Set(Object.keys(document.components.schemas))),
    ).toEqual(new Set());
    expect(references).toContain("Problem");
    expect(text).not.toContain("$defs");
  });

  test("lists all success and error responses, including those that access and input imply", () => {
    const addSend = getOperation("/api/climbs/me/add_send/{route_id}", "post");

    expect(Object.keys(addSend.responses)).toEqual([
      "200",
      "201",
      "401",
      "404",
      "409",
      "413",
      "415",
      "422",
      "429",
      "500",
      "503",
    ]);
    expect(addSend.requestBody?.required).toBe(false);
    expect(addSend.security).toEqual([{ bearer: [] }]);
    const register = getOperation("/api/auth/register", "post");
    expect(register.responses["400"]?.description).toContain("REGISTER_INVALID_PASSWORD");
    expect(register.requestBody?.required).toBe(true);
    expect(register.security).toBeUndefined();
    expect(getOperation("/api/admin/users/get_all", "get").responses["403"]).toBeDefined();
    expect(getOperation("/api/users/me", "get").responses).not.toHaveProperty("422");
  });

  test("lists the media types of a login, and marks query fields as optional", () => {
    expect(
      Object.keys(getOperation("/api/auth/jwt/login", "post").requestBody?.content ?? {}),
    ).toEqual(["multipart/form-data", "application/x-www-form-urlencoded"]);
    expect(getOperation("/api/routes/get_all", "get").parameters).toMatchObject([
      { name: "gym_id", required: false },
      { name: "set_id", required: false },
      { name: "ids", required: false },
      { name: "current", required: false },
      { name: "mine", required: false },
      { name: "drafts", required: false },
    ]);
  });
});
