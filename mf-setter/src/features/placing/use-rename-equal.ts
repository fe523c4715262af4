import { useEffect, useEffectEvent, useRef } from "react";

import type { Circuit, UserRef } from "@topout/shared/contract";
import { getName } from "@topout/shared/domain";
import { type DraftRoute, notify } from "@topout/shared/platform";

import type { EqualNames } from "./model/find-equal-names.ts";

interface RenameOptions {
  readonly circuits: readonly Circuit[];
  readonly findOtherSetter: (routeId: string) => Promise<UserRef | undefined>;
  readonly getNextName: (circuit: Circuit) => string;
  readonly save: (draft: DraftRoute) => Promise<boolean>;
}

/**
 * Renames a new route of this setter if another setter has placed one with the same name before. Each device suggests
 * names from what it knows, so two devices can suggest the same name between two refetches, or without a connection.
 */
export function useRenameEqual(equalNames: EqualNames | undefined, options: RenameOptions) {
  // A rename that the server rejects must not be repeated.
  const renames = useRef(new Set<string>());

  const rename = useEffectEvent(({ own, other }: EqualNames) => {
    const circuit = options.circuits.find(({ id }) => id === own.circuit_id);
    const key = `${own.id} ${own.name}`;
    if (!circuit || renames.current.has(key)) return;
    renames.current.add(key);
    void saveName(options, { ...own, name: options.getNextName(circuit) }, other);
  });

  useEffect(() => {
    if (equalNames) rename(equalNames);
  }, [equalNames]);
}

async function saveName(
  { save, findOtherSetter }: RenameOptions,
  renamed: DraftRoute,
  other: DraftRoute,
): Promise<void> {
  if (!(await save(renamed))) return;
  const setter = await findOtherSetter(other.id);
  notify({
    type: "success",
    title: `${other.name} is now ${renamed.name}`,
    message: formatReason(other, setter ? getName(setter) : ""),
  });
}

/** The setter is unknown if the other route is in another reset, or if the account was deleted. */
const formatReason = ({ name }: DraftRoute, setter: string) =>
  setter === "" ? `Another new route is called ${name}.` : `${setter} placed ${name} too.`;
