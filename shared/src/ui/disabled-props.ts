import type { ComponentProps, MouseEvent } from "react";

/** Props of a button of the kit. `isDisabled` replaces the attribute `disabled`. */
export interface ButtonControlProps extends Omit<ComponentProps<"button">, "disabled"> {
  /** Ignores clicks and stays focusable. A button that disables itself must not drop the focus to the body. */
  isDisabled?: boolean | undefined;
}

const preventDefault = (event: MouseEvent) => event.preventDefault();

const disabledProps = { "aria-disabled": true, onClick: preventDefault };

/** Spread them after `onClick`. */
export const getDisabledProps = (isDisabled: boolean | undefined) =>
  isDisabled ? disabledProps : undefined;

/** Selects a disabled button that is not busy. */
export const DISABLED = '[aria-disabled="true"]:not([aria-busy="true"])';
