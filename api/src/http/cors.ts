import cors from "@fastify/cors";
import { API_HEADER } from "@topout/shared/contract";
import type { FastifyInstance } from "fastify";

/** Clients correct the times of climbs by `Date`. */
const RESPONSE_HEADERS = ["Date", "ETag", "Retry-After", "X-Request-Id", "X-Total-Count"];
const TUS_REQUEST_HEADERS = ["Tus-Resumable", "Upload-Length", "Upload-Metadata", "Upload-Offset"];
const TUS_RESPONSE_HEADERS = [
  "Location",
  "Tus-Resumable",
  "Upload-Expires",
  "Upload-Length",
  "Upload-Offset",
  "Upload-Result",
];

/**
 * Allows pages of these origins to call the API, without cookies, because we never authenticate by cookie. Await it
 * before you add routes.
 */
export async function registerCors(
  app: FastifyInstance,
  origins: readonly string[],
): Promise<void> {
  if (origins.length === 0) return;
  await app.register(cors, {
    origin: (origin, callback) => callback(null, origin !== undefined && origins.includes(origin)),
    methods: ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"],
    allowedHeaders: ["Authorization", "Content-Type", "If-None-Match", ...TUS_REQUEST_HEADERS],
    exposedHeaders: [API_HEADER.name, ...RESPONSE_HEADERS, ...TUS_RESPONSE_HEADERS],
    maxAge: 600,
    strictPreflight: false,
  });
}
