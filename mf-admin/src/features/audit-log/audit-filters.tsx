import { AuditAction, AuditObjectType } from "@topout/shared/contract";
import { styled } from "@topout/shared/platform";
import { media } from "@topout/shared/theme";
import { Button, SearchField, Select, X } from "@topout/shared/ui";

import { ACTIONS, OBJECT_TYPES } from "./audit-names.ts";

export interface AuditParams {
  readonly actor?: string | undefined;
  /** A type of objects, or the id of one. */
  readonly object?: string | undefined;
  readonly action?: string | undefined;
}

interface AuditFiltersProps {
  params: AuditParams;
  onChange: (params: AuditParams) => void;
}

/** Filters by person, object and kind of change. */
export function AuditFilters({ params, onChange }: AuditFiltersProps) {
  const { actor = "", object = "", action = "" } = params;

  return (
    <Row>
      <SearchField
        label="Changed by"
        placeholder="Username"
        maxLength={254}
        value={actor}
        onSearch={(username) => onChange({ actor: username })}
      />
      <Select
        aria-label="Object"
        value={object}
        onChange={(event) => onChange({ object: event.target.value })}
      >
        <option value="">All objects</option>
        {AuditObjectType.options.map((type) => (
          <option key={type} value={type}>
            {OBJECT_TYPES[type]}
          </option>
        ))}
        {isId(object) && <option value={object}>One object</option>}
      </Select>
      <Select
        aria-label="Kind"
        value={action}
        onChange={(event) => onChange({ action: event.target.value })}
      >
        <option value="">All kinds</option>
        {AuditAction.options.map((kind) => (
          <option key={kind} value={kind}>
            {ACTIONS[kind]}
          </option>
        ))}
      </Select>
      {[actor, object, action].some(Boolean) && (
        <Button
          variant="ghost"
          icon={<X size={18} />}
          onClick={() => onChange({ actor: "", object: "", action: "" })}
        >
          Clear filters
        </Button>
      )}
    </Row>
  );
}

/** Other values of the filter are types of objects. */
const isId = (object: string) => object !== "" && !AuditObjectType.safeParse(object).success;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  padding-bottom: 14px;

  ${media.tablet} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr) auto;
  }
`;
