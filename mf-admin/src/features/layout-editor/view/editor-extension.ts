import type { Point } from "@topout/shared/domain";
import type { ReactNode } from "react";

/** What a screen adds to the editor. */
export interface EditorExtension {
  /** Drawn below the shapes. */
  readonly backdrop: ReactNode;
  /** Receives clicks instead of the drawing. */
  readonly onCanvasClick?: ((at: Point) => void) | undefined;
  readonly menuItems: ReactNode;
  readonly fields: ReactNode;
}
