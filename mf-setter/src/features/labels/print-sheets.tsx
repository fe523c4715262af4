import { useLayoutEffect } from "react";

import { createPortal, styled } from "@topout/shared/platform";

import type { Label } from "./model/label.ts";
import type { PlacedLabel } from "./model/place-labels.ts";
import { SHEETS } from "./model/sheet.ts";
import { SheetPage, type SheetPageProps } from "./sheet/sheet-page.tsx";

interface PrintSheetsProps extends Omit<SheetPageProps, "labels"> {
  pages: readonly (readonly PlacedLabel<Label>[])[];
}

/** The pages that the browser prints instead of the screen. */
export function PrintSheets({ pages, ...pageProps }: PrintSheetsProps) {
  const { width, height } = SHEETS[pageProps.format];
  const pageSize = { "--page-width": `${width}mm`, "--page-height": `${height}mm` };
  usePrintStyles(width, height);
  return createPortal(
    <Sheets data-print-sheets translate="no" style={pageSize}>
      {pages.map((labels) => (
        <SheetPage key={labels[0]?.label.code} {...pageProps} labels={labels} />
      ))}
    </Sheets>,
    document.body,
  );
}

/** Sets the size of the paper, and hides everything else on it. */
function usePrintStyles(width: number, height: number) {
  useLayoutEffect(() => {
    // The content security policy allows only an empty style element.
    const element = document.head.appendChild(document.createElement("style"));
    const rules = [
      `@page { size: ${width}mm ${height}mm; margin: 0 }`,
      "@media print { body > :not([data-print-sheets]) { display: none !important } }",
      "@media print { html, body { min-height: 0; margin: 0; background: #fff } }",
    ];
    for (const rule of rules) element.sheet?.insertRule(rule);
    return () => element.remove();
  }, [width, height]);
}

const Sheets = styled.div`
  display: none;

  @media print {
    display: block;
  }

  > svg {
    width: var(--page-width);
    height: var(--page-height);
    break-inside: avoid;
  }

  > svg:not(:last-child) {
    break-after: page;
  }
`;
