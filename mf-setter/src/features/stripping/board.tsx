import { styled } from "@topout/shared/platform";
import { color, radius, typography } from "@topout/shared/theme";
import type { GymRoute } from "@topout/shared/gym-map";
import { tNuts } from "@topout/shared/ui";

import { DownGlyph } from "../../reset-map/down-glyph.tsx";

interface BoardProps {
  routes: readonly GymRoute[];
  /** Makes each hold a button. */
  onKeep?: (routeId: string) => void;
}

/** Routes that come down, as holds on a board. */
export const Board = ({ routes, onKeep }: BoardProps) => (
  <Holds translate="no">
    {routes.map(({ route, circuit, skin }) => {
      const hold = (
        <>
          <DownGlyph skin={skin} size={24} />
          <span>{route.name}</span>
        </>
      );
      return (
        <li key={route.id} data-button={onKeep !== undefined}>
          {onKeep ? (
            <button
              type="button"
              aria-label={`Keep ${route.name}, ${circuit.name}`}
              onClick={() => onKeep(route.id)}
            >
              {hold}
            </button>
          ) : (
            hold
          )}
        </li>
      );
    })}
  </Holds>
);

const Holds = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(48px, 1fr));
  padding: 6px;
  border-radius: ${radius.md};
  background-color: ${color.board};
  ${tNuts}

  > li:not([data-button="true"]),
  button {
    display: grid;
    gap: 2px;
    justify-items: center;
    min-width: 0;
    padding: 4px 0;
    color: ${color.text};
    font: ${typography.micro};
  }

  button {
    width: 100%;
    min-height: 48px;
    border-radius: ${radius.sm};
  }

  span {
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  button > span:first-child {
    overflow: visible;
  }
`;
