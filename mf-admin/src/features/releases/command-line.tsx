import { notify, styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { Copy, IconButton } from "@topout/shared/ui";

import type { NextCommand } from "./release-part.ts";

/** A command of the release tool, with a button that copies it. The page itself changes nothing. */
export const CommandLine = ({ purpose, command }: NextCommand) => (
  <div>
    <Purpose>{purpose}</Purpose>
    <Line>
      <code>{command}</code>
      <IconButton label={`Copy the command: ${purpose}`} onClick={() => void copy(command)}>
        <Copy size={18} />
      </IconButton>
    </Line>
  </div>
);

/** Browsers do not copy without HTTPS, or if the user denies it. */
async function copy(command: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(command);
    notify({ type: "success", title: "Copied" });
  } catch {
    notify({ type: "info", title: "Copy this command", message: command });
  }
}

const Purpose = styled.p`
  color: ${color["text-3"]};
  font: ${typography.micro};
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  min-height: 44px;
  margin-top: 3px;
  padding-left: 12px;
  border-radius: 12px;
  background: ${color.sunken};

  code {
    flex: 1;
    min-width: 0;
    color: ${color.text};
    font-size: 12.5px;
    line-height: 18px;
    overflow-wrap: anywhere;
  }
`;
