import { useState } from "react";

import type { GymSummary } from "@topout/shared/contract";
import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { Button, SearchField } from "@topout/shared/ui";

import { GymOption } from "./gym-option.tsx";
import { OfflineBanner, OfflineHint, SearchState, SearchStatus } from "./search-states.tsx";
import { useActiveOption } from "./use-active-option.ts";
import { useGymSearch } from "./use-gym-search.ts";
import { useVisit } from "./use-saved-gyms.ts";

export interface GymSearchProps {
  selectedId: string | null;
  homeGymId: string | null | undefined;
  /** Not on phones, where the keyboard would cover the list. */
  hasAutoFocus: boolean;
  onSelect: (gym: GymSummary) => void;
  /** Offers to select no gym. */
  clearing?: { readonly label: string; readonly onClear: () => void };
}

/** A text field with a list of gyms, as in the combobox pattern of ARIA. */
export function GymSearch(props: GymSearchProps) {
  const { selectedId, homeGymId, hasAutoFocus, clearing } = props;
  const [query, setQuery] = useState("");
  const result = useGymSearch(query, { selectedId, homeGymId });
  const { groups, isOffline } = result;
  const visit = useVisit();
  const onSelect = (gym: GymSummary) => {
    visit(gym);
    props.onSelect(gym);
  };
  const gyms = groups.flatMap((group) => group.gyms);
  const { listId, activeGym, getOptionId, inputProps } = useActiveOption({ gyms, query, onSelect });

  const renderOption = (gym: GymSummary) => (
    <GymOption
      key={gym.id}
      id={getOptionId(gym)}
      gym={gym}
      query={isOffline ? "" : query}
      isActive={activeGym?.id === gym.id}
      isSelected={gym.id === selectedId}
      isHomeGym={Boolean(query) && gym.id === homeGymId}
      onSelect={() => onSelect(gym)}
    />
  );

  return (
    <Column>
      <SearchField
        label="Search gyms"
        placeholder="Name or place"
        value={query}
        maxLength={100}
        onSearch={setQuery}
        inputProps={{ ...inputProps, autoFocus: hasAutoFocus }}
      />
      <SearchStatus query={query} result={result} />
      {isOffline && <OfflineBanner />}
      <div role="listbox" id={listId} aria-label="Gyms">
        {groups
          .filter((group) => group.gyms.length > 0)
          .map((group) => (
            <div key={group.heading ?? "matches"} role="group" aria-label={group.heading}>
              {!isOffline && <Heading aria-hidden="true">{group.heading}</Heading>}
              {group.gyms.map(renderOption)}
            </div>
          ))}
      </div>
      {isOffline && <OfflineHint />}
      <SearchState query={query} result={result} onClear={() => setQuery("")} />
      {!query && clearing && (
        <ClearButton variant="ghost" onClick={clearing.onClear}>
          {clearing.label}
        </ClearButton>
      )}
    </Column>
  );
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
`;

const ClearButton = styled(Button)`
  justify-self: start;
`;

const Heading = styled.p`
  padding: 8px 12px 2px;
  color: ${color["text-2"]};
  font: ${typography.micro};

  &:empty {
    display: none;
  }
`;
