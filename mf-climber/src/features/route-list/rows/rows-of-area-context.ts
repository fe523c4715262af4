import { createContext } from "react";

/** Whether all rows are of one area. A row then shows the circuit instead of the area. */
export const RowsOfAreaContext = createContext(false);
