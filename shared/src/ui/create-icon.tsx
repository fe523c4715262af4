import { type ComponentProps, createElement } from "react";

/** What is drawn on Lucide's grid of 24: elements with their attributes. */
type IconNode = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];

interface IconProps extends Omit<ComponentProps<"svg">, "children"> {
  /** In pixels. */
  size?: number;
}

/** An icon is in the colour of the words beside it, and says nothing itself. */
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
        {node.map(([tag, attributes], place) =>
          createElement(tag, { key: `${tag} ${place}`, ...attributes }),
        )}
      </svg>
    );
  };
