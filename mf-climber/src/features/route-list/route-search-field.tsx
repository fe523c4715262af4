import { SearchField } from "@topout/shared/ui";
import { routeListTexts } from "./route-list-texts.ts";

interface RouteSearchFieldProps {
  query: string;
  onSearch: (query: string) => void;
}

export const RouteSearchField = ({ query, onSearch }: RouteSearchFieldProps) => (
  <SearchField
    label="Search routes"
    placeholder={routeListTexts.searchPlaceholder}
    maxLength={100}
    value={query}
    onSearch={onSearch}
  />
);
