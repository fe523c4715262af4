import { type ReactNode, useEffect, useId, useRef } from "react";

import type { RouteSet } from "@topout/shared/contract";
import { styled } from "@topout/shared/platform";
import { color, radius, typography } from "@topout/shared/theme";
import { Banner, Card, TriangleAlert } from "@topout/shared/ui";

import { formatSetTitle } from "../../route-writes/format-set-title.ts";
import { type Conflict, type DraftField, isFieldEqual, copyField } from "./model/merge-draft.ts";
import type { DraftUpdate, RouteDraft } from "./model/route-draft.ts";

interface ConflictFieldsProps {
  conflict: Conflict;
  draft: RouteDraft;
  sets: readonly RouteSet[];
  /** The photo that the user has chosen. */
  myPhoto: string | undefined;
  usesTheirPhoto: boolean;
  onUpdate: (update: DraftUpdate) => void;
  onChangePhoto: (usesTheirPhoto: boolean) => void;
}

const LABELS: Readonly<Record<DraftField, string>> = {
  name: "Name",
  grade: "Grade",
  set_id: "Set",
  location: "Location",
  styles: "Style",
  position: "Position",
};

/** Lists what another user has changed. For each field, the user selects one of the values. */
export function ConflictFields({ conflict, draft, sets, onUpdate, ...photo }: ConflictFieldsProps) {
  const { mine, theirs, fields, theirPhoto } = conflict;
  const hasConflict = fields.length > 0 || theirPhoto !== undefined;
  const region = useRef<HTMLDivElement>(null);

  // The form may be scrolled down when the user saves.
  useEffect(() => region.current?.scrollIntoView?.({ block: "start" }), []);

  return (
    <Box ref={region} role="region" aria-label="Changes by someone else">
      <Banner role="alert" icon={<TriangleAlert size={20} />}>
        {hasConflict
          ? "Someone else has changed this route. Choose what to keep, then save again."
          : "Someone else has changed this route, but nothing conflicts with your changes. Save again."}
      </Banner>
      {fields.map((field) => {
        const isTheirs = isFieldEqual(draft, theirs, field);
        const createOption = (label: string, from: RouteDraft, checked: boolean) => ({
          label,
          value: formatField(from, field, sets),
          checked,
          onSelect: () => onUpdate((latest) => copyField(latest, from, field)),
        });
        return (
          <Choice
            key={field}
            legend={LABELS[field]}
            options={[
              createOption("Keep mine", mine, !isTheirs),
              createOption("Use theirs", theirs, isTheirs),
            ]}
          />
        );
      })}
      {theirPhoto !== undefined && <PhotoChoice theirPhoto={theirPhoto} {...photo} />}
    </Box>
  );
}

function formatField(draft: RouteDraft, field: DraftField, sets: readonly RouteSet[]): string {
  switch (field) {
    case "set_id": {
      const set = sets.find(({ id }) => id === draft.set_id);
      return set ? formatSetTitle(set) : "Another set";
    }
    case "styles":
      return draft.styles.join(", ");
    case "position":
      return draft.position ? `${draft.position.x}, ${draft.position.y}` : "";
    default:
      return draft[field] ?? "";
  }
}

type PhotoChoiceProps = Pick<
  ConflictFieldsProps,
  "myPhoto" | "usesTheirPhoto" | "onChangePhoto"
> & {
  theirPhoto: string;
};

/** A user without a new photo can only use the other user's photo, because the server has deleted the previous one. */
function PhotoChoice({ myPhoto, theirPhoto, usesTheirPhoto, onChangePhoto }: PhotoChoiceProps) {
  const mine = {
    label: "Keep mine",
    value: myPhoto && <Photo src={myPhoto} alt="My photo" />,
    checked: !usesTheirPhoto,
    onSelect: () => onChangePhoto(false),
  };
  const theirs = {
    label: "Use theirs",
    value: <Photo src={theirPhoto} alt="Their photo" />,
    checked: usesTheirPhoto || myPhoto === undefined,
    onSelect: () => onChangePhoto(true),
  };
  return <Choice legend="Photo" options={myPhoto === undefined ? [theirs] : [mine, theirs]} />;
}

interface ChoiceProps {
  legend: string;
  options: readonly {
    readonly label: string;
    readonly value: ReactNode;
    readonly checked: boolean;
    readonly onSelect: () => void;
  }[];
}

function Choice({ legend, options }: ChoiceProps) {
  const name = useId();
  return (
    <Fieldset>
      <legend>{legend}</legend>
      {options.map(({ label, value, checked, onSelect }) => (
        <label key={label}>
          <input type="radio" name={name} checked={checked} onChange={onSelect} />
          <span>{`${label}: `}</span>
          <b>{value}</b>
        </label>
      ))}
    </Fieldset>
  );
}

const Box = styled(Card)`
  display: grid;
  gap: 12px;
  padding: 14px;
`;

const Photo = styled.img`
  display: inline-block;
  width: 76px;
  height: 76px;
  margin: 4px;
  border-radius: ${radius.md};
  background: ${color.sunken};
  object-fit: cover;
  vertical-align: middle;
`;

const Fieldset = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  gap: 0 12px;
  margin: 0;
  padding: 0;
  border: 0;

  > legend {
    padding: 0;
    font: ${typography.label};
  }

  > label {
    display: flex;
    gap: 10px;
    align-items: center;
    min-height: 44px;
    overflow-wrap: anywhere;
    cursor: pointer;
  }

  input {
    flex: none;
    width: 20px;
    height: 20px;
    accent-color: ${color.accent};
  }
`;
