import { createContext, use } from "react";

export interface FieldControl {
  readonly id: string;
  readonly "aria-describedby"?: string;
  readonly "aria-invalid"?: true;
}

export const FieldControlContext = createContext<FieldControl | undefined>(undefined);

/** The attributes that connect a control to its field. Undefined outside a field. */
export const useFieldControl = () => use(FieldControlContext);
