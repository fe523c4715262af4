import { Link, styled } from "@topout/shared/platform";
import { color, media, typography } from "@topout/shared/theme";

/** A list of `LinkRow` in `li` elements. */
export const LinkList = styled.ul`
  margin: 0 -8px;

  > li + li {
    border-top: 1px solid ${color.line};
  }
`;

/** A symbol, a `span` that fills the row, and a chevron. */
export const LinkRow = styled(Link)`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 60px;
  padding: 8px;
  color: ${color.text};
  text-decoration: none;

  > span:not(:first-child) {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  > svg:last-child {
    flex: none;
    color: ${color["text-3"]};
  }

  ${media.hover} {
    &:hover {
      background: ${color.subtle};
    }
  }
`;

/** The text below a list that shows only some of the entries. */
export const ListRemainder = styled.p`
  color: ${color["text-2"]};
  font: ${typography.small};
`;
