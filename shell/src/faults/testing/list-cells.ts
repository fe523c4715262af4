import { type Fault, FAULTS } from "./faults.ts";

interface Cell<Case> {
  readonly name: string;
  readonly entry: Case;
  readonly fault: Fault;
}

/** Combines each case with each fault. Without FULL_SIZE, with one of them, and neighbouring cases with different ones. */
export const listCells = <Case extends { readonly name: string }>(
  cases: readonly Case[],
): Cell<Case>[] =>
  cases.flatMap((entry, index) =>
    selectFaults(index).map((fault) => ({ name: `${entry.name}: ${fault.name}`, entry, fault })),
  );

const selectFaults = (index: number): readonly Fault[] =>
  process.env["FULL_SIZE"] ? FAULTS : FAULTS.filter((_fault, at) => at === index % FAULTS.length);
