import { createContext } from "react";

/** Whether rows show the grade in place of the sends. */
export const SortedByGradeContext = createContext(false);
