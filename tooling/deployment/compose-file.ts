import { parse } from "yaml";
import { z } from "zod";

const duration = z.string().regex(/^\d+(ms|s|m|h)$/);
const byteSize = z.string().regex(/^\d+(b|kb|mb|gb)$/);
const capabilities = z.array(z.string().regex(/^[A-Z_]+$/)).optional();

const HealthCheck = z.union([
  z.strictObject({
    test: z.array(z.string()),
    interval: duration.optional(),
    timeout: duration.optional(),
    start_period: duration.optional(),
    retries: z.int().positive().optional(),
  }),
  z.strictObject({ disable: z.literal(true) }),
]);

const Service = z.strictObject({
  image: z.string(),
  build: z.strictObject({ context: z.string(), target: z.string().optional() }).optional(),
  restart: z.enum(["no", "always", "on-failure", "unless-stopped"]).optional(),
  stop_grace_period: duration.optional(),
  shm_size: byteSize.optional(),
  read_only: z.boolean().optional(),
  tmpfs: z.array(z.string().startsWith("/")).optional(),
  cap_drop: capabilities,
  cap_add: capabilities,
  security_opt: z.array(z.enum(["no-new-privileges:true"])).optional(),
  command: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string()).optional(),
  secrets: z.array(z.string()).optional(),
  depends_on: z
    .record(
      z.string(),
      z.strictObject({
        condition: z.enum(["service_started", "service_healthy", "service_completed_successfully"]),
      }),
    )
    .optional(),
  /** `[address:][host ports:]container port` */
  ports: z.array(z.string().regex(/^([\d.]+:)?(\d+(-\d+)?:)?\d+$/)).optional(),
  /** `volume:folder` */
  volumes: z.array(z.string().regex(/^[\w-]+:\/[\w/-]+$/)).optional(),
  healthcheck: HealthCheck.optional(),
});
export type Service = z.infer<typeof Service>;

/**
 * The parts of the compose specification that our file uses. No maintained package contains the schema of the
 * specification, so add what the file needs.
 */
const ComposeFile = z
  .strictObject({
    name: z.string(),
    services: z.record(z.string(), Service),
    secrets: z.record(z.string(), z.strictObject({ file: z.string().startsWith("./") })),
    volumes: z.record(z.string(), z.null()),
  })
  .superRefine(({ services, ...names }, context) => {
    for (const [name, service] of Object.entries(services)) {
      for (const missing of findMissingNames(service, { services, ...names })) {
        context.addIssue({
          code: "custom",
          path: ["services", name],
          message: `${missing} is missing`,
        });
      }
    }
  });

const findMissingNames = (
  { depends_on = {}, secrets = [], volumes = [] }: Service,
  file: { readonly services: object; readonly secrets: object; readonly volumes: object },
): string[] => [
  ...Object.keys(depends_on).filter((name) => !(name in file.services)),
  ...secrets.filter((name) => !(name in file.secrets)),
  ...volumes.map((volume) => volume.split(":")[0] ?? "").filter((name) => !(name in file.volumes)),
];

/**
 * Parses a compose file, with its merge keys.
 * @throws {z.ZodError} for an unknown key or an invalid value.
 */
export function parseComposeFile(text: string) {
  const file: unknown = parse(text, { merge: true });
  // The specification ignores these keys. Our file has its YAML anchors there.
  const entries = Object.entries(Object(file)).filter(([key]) => !key.startsWith("x-"));
  return ComposeFile.parse(Object.fromEntries(entries));
}
