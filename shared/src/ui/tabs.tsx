import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from "react";

import { styled } from "@topout/shared/platform";
import { color, media, typography, type Skin } from "@topout/shared/theme";

import { HoldGlyph } from "./hold-glyph.tsx";

interface Tab {
  readonly id: string;
  readonly label: string;
  /** For a circuit's tab: adds its shape and colours the underline. */
  readonly skin?: Skin;
  readonly initial?: string | undefined;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  selected: string;
  onSelect: (id: string) => void;
  /** Links at the right end of the row. */
  end?: ReactNode;
  /** The selected tab's panel. */
  children: ReactNode;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

export function Tabs({ label, tabs, selected, onSelect, end, children }: TabsProps) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const tab = row.current?.querySelector(`#${CSS.escape(`${id}-${selected}`)}`);
    tab?.scrollIntoView?.({ block: "nearest", inline: "center" });
  }, [id, selected]);

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const nextTab = getTabForKey(event.key, { tabs, selected });
    if (!nextTab) return;
    event.preventDefault();
    onSelect(nextTab.id);
    event.currentTarget
      .querySelector<HTMLElement>(`#${CSS.escape(`${id}-${nextTab.id}`)}`)
      ?.focus();
  };

  return (
    <>
      <Header>
        <Row ref={row} role="tablist" aria-label={label} onKeyDown={handleKeyDown}>
          {tabs.map((tab) => (
            <TabButton
              key={tab.id}
              id={`${id}-${tab.id}`}
              type="button"
              role="tab"
              aria-selected={tab.id === selected}
              aria-controls={`${id}-panel`}
              tabIndex={tab.id === selected ? 0 : -1}
              data-circuit={tab.skin}
              onClick={() => onSelect(tab.id)}
            >
              {tab.skin && <HoldGlyph skin={tab.skin} initial={tab.initial} />}
              <span>{tab.label}</span>
            </TabButton>
          ))}
        </Row>
        {end}
      </Header>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`}>
        {children}
      </div>
    </>
  );
}

function getTabForKey(key: string, { tabs, selected }: Pick<TabsProps, "tabs" | "selected">) {
  if (key === "Home") return tabs[0];
  if (key === "End") return tabs.at(-1);
  const step = STEPS[key];
  if (step === undefined) return undefined;
  const index = tabs.findIndex(({ id }) => id === selected);
  return tabs[(index + step + tabs.length) % tabs.length];
}

const Header = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  border-bottom: 1px solid ${color.line};
`;

const Row = styled.div`
  display: flex;
  gap: 4px;
  overflow-x: auto;
  scrollbar-width: none;
`;

const TabButton = styled.button`
  position: relative;
  display: flex;
  flex: none;
  align-items: center;
  gap: 8px;
  min-height: 48px;
  padding: 0 13px;
  color: ${color["text-2"]};
  font: ${typography.label};
  white-space: nowrap;

  &:focus-visible {
    outline-offset: -3px;
  }

  &[aria-selected="true"] {
    color: ${color.text};
  }

  &[aria-selected="true"]::after {
    content: "";
    position: absolute;
    right: 8px;
    bottom: 0;
    left: 8px;
    height: 4px;
    border-radius: 4px 4px 0 0;
    background: var(--c-fill, ${color.accent});
    box-shadow: inset 0 0 0 1px var(--c-edge, transparent);

    ${media.forcedColors} {
      background: CanvasText;
    }
  }
`;
