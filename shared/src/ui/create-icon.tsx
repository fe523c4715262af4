import { type ComponentProps, createElement } from "react";

/** The SVG elements of a Lucide icon, on a 24 × 24 grid. */
type IconNode = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];

export interface IconProps extends Omit<ComponentProps<"svg">, "children"> {
  /** In pixels. */
  size?: number;
}

/** Icons inherit the text colour and are hidden from screen readers. */
export const createIcon = (node: IconNode) =>
  function Icon({ size = 24, ...rest }: IconProps) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        {...rest}
      >
        {node.map(([tag, attributes], index) =>
          createElement(tag, { key: `${tag} ${index}`, ...attributes }),
        )}
      </svg>
    );
  };
