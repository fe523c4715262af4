import type { Label } from "./label.ts";

const PATHS: Readonly<Record<Label["type"], string>> = { route: "r", wall: "w" };

/**
 * The address in the QR code of a label. Schemes and hosts may have any case, and capital letters need fewer modules. The
 * path keeps its case, because a proxy may compare it exactly.
 */
export const getLabelAddress = (origin: string, { type, code }: Label): string =>
  `${origin.toUpperCase()}/${PATHS[type]}/${code}`;
