import type { Circuit } from "@topout/shared/contract";
import { parseStyleTags } from "@topout/shared/domain";
import { styled } from "@topout/shared/platform";
import { color, getCircuitSkin, typography } from "@topout/shared/theme";
import { HoldGlyph } from "@topout/shared/ui";

import type { Placing } from "./use-placing.ts";

interface DraftListProps {
  circuits: readonly Circuit[];
  placing: Placing;
}

/** The new routes, the last one first. A row selects its dot. */
export const DraftList = ({ circuits, placing: { drafts, selected, select } }: DraftListProps) => (
  <Rows aria-label="New routes">
    {[...drafts].reverse().map(({ id, circuit_id, name, grade, location, style }) => {
      const circuit = circuits.find((other) => other.id === circuit_id);
      return (
        <li key={id}>
          <button type="button" aria-pressed={id === selected?.id} onClick={() => select(id)}>
            {circuit && <HoldGlyph skin={getCircuitSkin(circuit)} size={22} />}
            <span translate="no">
              <b>{name}</b> {grade}
              <small>
                {[location, parseStyleTags(style).join(", ")].filter(Boolean).join(" · ")}
              </small>
            </span>
          </button>
        </li>
      );
    })}
  </Rows>
);

const Rows = styled.ul`
  margin-top: 14px;
  border-top: 1px solid ${color.line};

  > li + li {
    border-top: 1px solid ${color.line};
  }

  button {
    display: flex;
    gap: 12px;
    align-items: center;
    width: 100%;
    min-height: 48px;
    padding: 6px 4px;
    color: ${color.text};
    font: ${typography.small};
    text-align: left;
  }

  button[aria-pressed="true"] {
    background: ${color["accent-soft"]};
  }

  small {
    display: block;
    color: ${color["text-2"]};
    font: inherit;
  }
`;
