import { styled } from "@topout/shared/platform";
import { color, radius, space, type } from "@topout/shared/theme";
import { Button, Puzzle, RefreshCw, tNuts } from "@topout/shared/ui";

const RETRIES_BEFORE_RELOAD = 2;

interface ModuleFaultProps {
  /** Begins the sentence: "The feed". */
  missing: string;
  /** How many retries have failed already. */
  retries: number;
  onRetry: () => void;
}

/** Stands where a module should. Some browsers keep a failed download, so in the end only a reload can help. */
export function ModuleFault({ missing, retries, onRetry }: ModuleFaultProps) {
  const reload = retries >= RETRIES_BEFORE_RELOAD;

  return (
    <Box role="alert">
      <Tile>
        <Puzzle size={24} />
      </Tile>
      <h1>This module could not be loaded</h1>
      <p>{missing} did not arrive. The rest of the page keeps working.</p>
      <Actions>
        <Button icon={<RefreshCw size={18} />} onClick={onRetry}>
          Retry
        </Button>
        {reload && (
          <Button variant="primary" onClick={() => location.reload()}>
            Reload page
          </Button>
        )}
      </Actions>
    </Box>
  );
}

const Box = styled.section`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space(2)};
  min-height: min(620px, calc(100dvh - 132px - var(--bar)));
  margin-top: ${space(4)};
  padding: ${space(5)};
  border: 1.5px dashed ${color["line-strong"]};
  border-radius: ${radius.lg};
  background-color: ${color.subtle};
  ${tNuts}
  text-align: center;

  > h1 {
    font: ${type.h3};
  }

  > p {
    max-width: 36ch;
    color: ${color["text-2"]};
    font: ${type.small};
  }
`;

const Tile = styled.span`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: ${radius.md};
  background: ${color["warning-soft"]};
  color: ${color.warning};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(2)};
  margin-top: 2px;
`;
