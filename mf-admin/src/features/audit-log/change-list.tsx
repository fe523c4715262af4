import type { AuditEntry } from "@topout/shared/contract";
import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { VisuallyHidden } from "@topout/shared/ui";

import { listChanges } from "./list-changes.ts";

/** The fields of an entry, each with its value before and after. */
export function ChangeList({ entry }: { entry: AuditEntry }) {
  const changes = listChanges(entry);
  if (changes.length === 0) return null;
  return (
    <Fields>
      {changes.map(({ label, before, after }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {before !== undefined && <del>{before}</del>}
            {before !== undefined && after !== undefined && (
              <>
                <span aria-hidden="true">→</span>
                <VisuallyHidden>changed to</VisuallyHidden>
              </>
            )}
            {after !== undefined && <ins>{after}</ins>}
          </dd>
        </div>
      ))}
    </Fields>
  );
}

const Fields = styled.dl`
  display: grid;
  gap: 4px;
  font: ${typography.small};

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 10px;
  }

  dt {
    flex: 0 0 96px;
    color: ${color["text-3"]};
  }

  dd {
    display: flex;
    flex: 1 1 180px;
    flex-wrap: wrap;
    gap: 0 8px;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  del {
    color: ${color["text-3"]};
  }

  ins {
    color: ${color.text};
    text-decoration: none;
  }
`;
