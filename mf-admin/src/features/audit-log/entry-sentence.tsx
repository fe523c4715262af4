import type { AuditEntry } from "@topout/shared/contract";
import { paths } from "@topout/shared/paths";
import { Link, styled } from "@topout/shared/platform";
import { color } from "@topout/shared/theme";

import { getActorName, getObjectName } from "./audit-names.ts";
import { describeEntry } from "./entry-sentences.ts";

interface EntrySentenceProps {
  entry: AuditEntry;
  /** Shows only the changes of one object. */
  onSelectObject: (id: string) => void;
}

/** "robin.k changed gym Depot", with a link to the actor and a button for the object. */
export function EntrySentence({ entry, onSelectObject }: EntrySentenceProps) {
  return (
    <Sentence>
      {describeEntry(entry).map((part) => {
        if (part === "actor") return <Actor key={part} entry={entry} />;
        if (part !== "object") return <span key={part.text}>{part.text}</span>;
        return (
          <ObjectButton
            key={part}
            type="button"
            translate={entry.object.name ? "no" : undefined}
            onClick={() => onSelectObject(entry.object.id)}
          >
            {getObjectName(entry)}
          </ObjectButton>
        );
      })}
    </Sentence>
  );
}

/** Links to the profile, if the account exists. */
function Actor({ entry }: { entry: AuditEntry }) {
  const name = getActorName(entry);
  const username = entry.actor?.username;
  return username ? (
    <ActorLink translate="no" to={paths.profile(username)}>
      {name}
    </ActorLink>
  ) : (
    <b>{name}</b>
  );
}

const Sentence = styled.p`
  color: ${color["text-2"]};
`;

const ActorLink = styled(Link)`
  display: inline-block;
  min-height: 24px;
  color: ${color.text};
  font-weight: 660;
`;

const ObjectButton = styled.button`
  min-height: 24px;
  color: ${color["accent-text"]};
  font-weight: 600;
  text-align: left;
  text-decoration: underline;
  overflow-wrap: anywhere;
`;
