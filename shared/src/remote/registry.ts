import * as z from "zod/mini";

/** Built files may only come from a web address, never from `data:` or `javascript:`. */
const address = z.string().check(z.minLength(1), z.regex(/^(https?:\/\/|\/(?!\/))/));

const Remote = z.object({
  version: z.string(),
  /** The least {@link CONTRACT_NUMBER} that this build can live with. */
  contract: z.int(),
  entry: address,
  /** What a warming may fetch ahead. */
  preload: z.array(address),
  /** Subresource hashes, by address. */
  integrity: z.record(z.string(), z.string()),
  previous: z.optional(z.object({ version: z.string(), entry: address })),
});
export type RegisteredRemote = z.infer<typeof Remote>;

/** `remotes.json`: which build of each remote is live. A name that is missing is a remote that is not deployed. */
export const Registry = z.object({
  schema: z.literal(1),
  remotes: z.object({
    climber: z.optional(Remote),
    feedProfile: z.optional(Remote),
    setter: z.optional(Remote),
    admin: z.optional(Remote),
  }),
});
export type Registry = z.infer<typeof Registry>;
