import { useState } from "react";

import { styled } from "@topout/shared/platform";
import { color, frame, media, radius, shadow, typography } from "@topout/shared/theme";
import { ChevronLeft, ChevronRight, IconButton, tNuts } from "@topout/shared/ui";

import { SHEETS } from "./model/sheet.ts";
import type { Sheets } from "./sheets.ts";
import { SheetPage } from "./sheet/sheet-page.tsx";

interface SheetPreviewProps extends Sheets {
  /** Why there is no page. */
  emptyText: string;
}

/** One page as it will be printed. */
export function SheetPreview({ pages, pageProps, emptyText }: SheetPreviewProps) {
  const [selectedIndex, setIndex] = useState(0);
  const index = Math.min(selectedIndex, Math.max(pages.length - 1, 0));
  const labels = pages[index];
  const { width, height } = SHEETS[pageProps.format];
  const position = `page ${index + 1} of ${pages.length}`;

  return (
    <Ground>
      {labels ? (
        <Paper
          role="img"
          translate="no"
          aria-label={`Preview, ${position}`}
          style={{ aspectRatio: `${width} / ${height}` }}
          data-wide={width > height || undefined}
        >
          <SheetPage {...pageProps} labels={labels} />
        </Paper>
      ) : (
        <p role="status">{emptyText}</p>
      )}
      {pages.length > 1 && (
        <Pager>
          <IconButton
            label="Previous page"
            isDisabled={index === 0}
            onClick={() => setIndex(index - 1)}
          >
            <ChevronLeft size={20} />
          </IconButton>
          <span role="status">{`Page ${index + 1} of ${pages.length}`}</span>
          <IconButton
            label="Next page"
            isDisabled={index === pages.length - 1}
            onClick={() => setIndex(index + 1)}
          >
            <ChevronRight size={20} />
          </IconButton>
        </Pager>
      )}
    </Ground>
  );
}

const Ground = styled.div`
  position: relative;
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  gap: 8px;
  place-items: center;
  height: 560px;
  padding: 30px 20px;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.xl};
  background-color: ${color["map-bg"]};
  ${tNuts}

  ${media.desktop} {
    position: sticky;
    top: calc(${frame.top} + 16px);
    /* Fits below the row of circuits and the title. */
    height: clamp(400px, calc(100dvh - ${frame.top} - 115px), 644px);
  }

  > p {
    color: ${color["text-2"]};
    font: ${typography.h3};
    text-align: center;
  }
`;

const Paper = styled.div`
  max-width: 100%;
  height: 100%;
  max-height: 100%;
  box-shadow: ${shadow[2]};

  &[data-wide] {
    width: 100%;
    max-width: 420px;
    height: auto;
  }

  > svg {
    width: 100%;
    height: 100%;
  }
`;

const Pager = styled.div`
  display: flex;
  gap: 8px;
  align-items: center;
  border-radius: ${radius.md};
  background: ${color.surface};
  box-shadow: ${shadow[1]};
  font: ${typography.small};
  font-variant-numeric: tabular-nums;
`;
