import { plural } from "@topout/shared/domain";
import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { IconButton, X } from "@topout/shared/ui";

import type { PhotoTray } from "./photo-tray.ts";

interface PhotoTrayListProps {
  tray: PhotoTray;
  onSelect: (id: number) => void;
  onRemove: (id: number) => void;
}

/** The chosen photos. The first one belongs to this route. A tap on another one uses it instead. */
export function PhotoTrayList({ tray, onSelect, onRemove }: PhotoTrayListProps) {
  if (tray.length === 0) return null;
  return (
    <>
      {tray.length > 1 && <Text role="status">{formatNextCount(tray.length - 1)}</Text>}
      <List aria-label="Photos">
        {tray.map(({ id, url }, index) => (
          <li key={id}>
            <Photo
              type="button"
              aria-label={`Use photo ${index + 1} of ${tray.length}`}
              aria-pressed={index === 0}
              onClick={() => onSelect(id)}
            >
              <img src={url} alt="" />
            </Photo>
            <Remove>
              <IconButton
                label={`Remove photo ${index + 1} of ${tray.length}`}
                variant="solid"
                size="small"
                onClick={() => onRemove(id)}
              >
                <X size={16} />
              </IconButton>
            </Remove>
          </li>
        ))}
      </List>
    </>
  );
}

const formatNextCount = (count: number) =>
  plural(count, {
    one: "1 more photo for the next routes.",
    other: `${count} more photos for the next routes.`,
  });

const Text = styled.p`
  color: ${color["text-2"]};
  font: ${typography.small};
`;

const List = styled.ul`
  display: flex;
  gap: 12px;
  overflow-x: auto;
  margin: 0;
  padding: 6px 4px 8px;
  list-style: none;

  > li {
    position: relative;
    flex: none;
    padding: 6px 10px 0 0;
  }
`;

const Photo = styled.button`
  display: block;
  overflow: hidden;
  width: 76px;
  height: 96px;
  border: 2px solid ${color.line};
  border-radius: 14px;

  &[aria-pressed="true"] {
    border-color: ${color.accent};
    box-shadow: 0 0 0 2px ${color.accent};
  }

  &:focus-visible {
    outline: 2.5px solid ${color.focus};
    outline-offset: 4px;
  }

  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const Remove = styled.span`
  position: absolute;
  top: 0;
  right: 0;
`;
