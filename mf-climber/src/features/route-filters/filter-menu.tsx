import { useEffect, useId, useRef, useState } from "react";

import { styled } from "@topout/shared/platform";
import { createLazyComponent, IconButton, SlidersHorizontal } from "@topout/shared/ui";

import { prefetchAfterStart } from "../../prefetch-after-start.ts";
import type { FilterDialogProps } from "./filter-dialog.tsx";

const loadFilterDialog = async () => (await import("./filter-dialog.tsx")).FilterDialog;
const FilterDialog = createLazyComponent(loadFilterDialog);

/** The button that opens the filters. On phones and tablets, they are also the legend of the map. */
export function FilterMenu(props: Omit<FilterDialogProps, "id" | "root" | "onClose">) {
  const id = useId();
  const root = useRef<HTMLSpanElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => prefetchAfterStart(loadFilterDialog), []);

  return (
    <Anchor ref={root}>
      <IconButton
        label="Filter"
        variant="solid"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <SlidersHorizontal size={20} aria-hidden="true" />
      </IconButton>
      {isOpen && <FilterDialog {...props} id={id} root={root} onClose={() => setIsOpen(false)} />}
    </Anchor>
  );
}

const Anchor = styled.span`
  position: relative;
  display: inline-flex;
`;
