import type { RemoteName } from "@topout/shared/remote";

import { UsageError } from "./usage-error.ts";
import { type Publication, recordRelease, updateEntry } from "./publish.ts";
import { createRecordDetails, toRecorded } from "./record-details.ts";

interface SwitchOptions extends Publication {
  readonly root: string;
  readonly remote: RemoteName;
}

/** Switches a remote off: its screens show the reason, also after further releases. */
export async function switchOff(options: SwitchOptions & { readonly reason: string }) {
  const { root, remote, reason, target, history } = options;
  const entry = await updateEntry(target.registry, remote, (current) => {
    if (!current) throw new UsageError(`${remote} has no live release`);
    return { ...current, off: { reason } };
  });
  const release = toRecorded(remote, entry);
  const details = await createRecordDetails({
    root,
    history,
    release,
    action: "off",
    notes: reason,
  });
  await recordRelease(options, release, { ...details, time: entry.changedAt });
  console.log(`${remote} is switched off.`);
}

export async function switchOn(options: SwitchOptions & { readonly notes: string | undefined }) {
  const { root, remote, notes = "", target, history } = options;
  const entry = await updateEntry(target.registry, remote, (current) => {
    if (!current?.off) throw new UsageError(`${remote} is not switched off`);
    const { off: _, ...on } = current;
    return on;
  });
  const release = toRecorded(remote, entry);
  const details = await createRecordDetails({ root, history, release, action: "on", notes });
  await recordRelease(options, release, { ...details, time: entry.changedAt });
  console.log(`${remote} is switched on.`);
}
