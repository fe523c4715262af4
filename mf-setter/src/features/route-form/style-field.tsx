import { useId, useState } from "react";

import { STYLE_TAGS } from "@topout/shared/domain";
import { CircleAlert } from "@topout/shared/ui";

import { FieldGroup, FieldGroupError } from "../../route-writes/field-group.ts";
import { StyleChips } from "../../route-writes/style-chips.tsx";
import { StyleLabel } from "../../route-writes/style-label.tsx";
import { type DraftUpdate, type RouteDraft, toggleStyle } from "./model/route-draft.ts";

interface StyleFieldProps {
  draft: RouteDraft;
  hasError: boolean;
  onUpdate: (update: DraftUpdate) => void;
}

/** The styles of the fixed list. An edited route can have others, which stay selectable. */
export function StyleField({ draft, hasError, onUpdate }: StyleFieldProps) {
  const id = useId();
  const [initialStyles] = useState(draft.styles);
  const styles = [...new Set<string>([...STYLE_TAGS, ...initialStyles])];
  const { length } = draft.styles;

  return (
    <FieldGroup role="group" aria-labelledby={id}>
      <StyleLabel id={id} count={length} />
      <StyleChips
        styles={styles}
        selected={draft.styles}
        onToggle={(style) => onUpdate((latest) => toggleStyle(latest, style))}
      />
      {hasError && length === 0 && (
        <FieldGroupError role="alert">
          <CircleAlert size={16} />
          Required
        </FieldGroupError>
      )}
      <input type="hidden" name="style" value={draft.styles.join(",")} />
    </FieldGroup>
  );
}
