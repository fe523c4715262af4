import { useDeferredValue, useEffect, useEffectEvent, useLayoutEffect, useState } from "react";

import { createPortal, flushSync, styled } from "@topout/shared/platform";

import { SHEETS } from "./model/sheet.ts";
import type { Sheets } from "./sheets.ts";
import { SheetPage } from "./sheet/sheet-page.tsx";

interface PrintSheetsProps {
  sheets: Sheets;
}

/** The pages that the browser prints instead of the screen. */
export function PrintSheets({ sheets }: PrintSheetsProps) {
  const { pages, pageProps } = useDrawnSheets(sheets);
  const { width, height } = SHEETS[pageProps.format];
  const pageSize = { "--page-width": `${width}mm`, "--page-height": `${height}mm` };
  usePrintStyles(width, height);
  return createPortal(
    <Paper data-print-sheets translate="no" style={pageSize}>
      {pages.map((labels) => (
        <SheetPage key={labels[0]?.label.code} {...pageProps} labels={labels} />
      ))}
    </Paper>,
    document.body,
  );
}

/**
 * The sheets to draw. 1,000 QR codes take seconds, so React draws changed sheets in the background, in short tasks. If the
 * user prints before it is done, it draws the rest at once.
 */
function useDrawnSheets(sheets: Sheets): Sheets {
  const deferredSheets = useDeferredValue(sheets, { ...sheets, pages: [] });
  const [printedSheets, setPrintedSheets] = useState<Sheets>();
  const drawAll = useEffectEvent(() => flushSync(() => setPrintedSheets(sheets)));

  useEffect(() => {
    const handlePrint = () => drawAll();
    addEventListener("beforeprint", handlePrint);
    return () => removeEventListener("beforeprint", handlePrint);
  }, []);

  return sheets === printedSheets ? sheets : deferredSheets;
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

const Paper = styled.div`
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
