import { useHeightVariable } from "@topout/shared/ui";
import type { ReactNode } from "react";

interface FrameBarProps {
  /** The name of the region. */
  readonly label: string;
  /** The custom property for the height, which places the page and the other bars. */
  readonly heightVariable: `--${string}`;
  readonly onHeight?: (height: number) => void;
  readonly children: ReactNode;
}

/** A bar between the header and the page. */
export function FrameBar({ label, heightVariable, onHeight, children }: FrameBarProps) {
  const box = useHeightVariable(heightVariable, onHeight);
  return (
    <section ref={box} className="banner" aria-label={label}>
      {children}
    </section>
  );
}
