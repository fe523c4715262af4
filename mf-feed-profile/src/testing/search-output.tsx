import { useLocation } from "@topout/shared/platform";

/** Shows the search parameters of the URL, so that a test can read them. */
export const SearchOutput = () => <output aria-label="Address">{useLocation().search}</output>;
