import type { Operations } from "@topout/shared/contract";
import { plural } from "@topout/shared/domain";
import { styled } from "@topout/shared/platform";

import { EntryDetails } from "../../lists/entry-details.ts";

type CheckDetails = NonNullable<NonNullable<Operations["check"]>["details"]>;

/** The problems that a check has found. Empty if there are none. */
export function ProblemList({ details: { problems, examples } }: { details: CheckDetails }) {
  const lines = formatProblems(problems);
  if (lines.length === 0) return null;
  return (
    <>
      <List>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </List>
      <List>
        {examples.map(({ kind, name }) => (
          <EntryDetails as="li" key={`${kind} ${name}`}>
            <code>{name}</code>
          </EntryDetails>
        ))}
      </List>
    </>
  );
}

function formatProblems({
  missing,
  changed,
  stray,
  unknown,
  broken,
}: CheckDetails["problems"]): string[] {
  return [
    missing > 0 && plural(missing, { one: "1 missing file", other: `${missing} missing files` }),
    changed > 0 && plural(changed, { one: "1 changed file", other: `${changed} changed files` }),
    stray > 0 &&
      plural(stray, { one: "1 file without a row", other: `${stray} files without a row` }),
    unknown > 0 &&
      plural(unknown, {
        one: "1 file that is not from Topout",
        other: `${unknown} files that are not from Topout`,
      }),
    broken > 0 &&
      plural(broken, { one: "1 broken foreign key", other: `${broken} broken foreign keys` }),
  ].filter((line) => line !== false);
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
`;
