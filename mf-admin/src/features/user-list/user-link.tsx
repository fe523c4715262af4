import { imageUrls } from "@topout/shared/api";
import type { User } from "@topout/shared/contract";
import { getName } from "@topout/shared/domain";
import { paths } from "@topout/shared/paths";
import { Link, styled } from "@topout/shared/platform";
import { color, media, tracking, typography } from "@topout/shared/theme";
import { Avatar } from "@topout/shared/ui";

interface UserLinkProps {
  user: User;
  /** Shows the email below the name. */
  isEmailVisible?: boolean;
}

/** Links the photo and the name to the profile. */
export function UserLink({ user, isEmailVisible = false }: UserLinkProps) {
  return (
    <StyledLink to={paths.profile(user.username)}>
      <Avatar photo={imageUrls.avatar(user)} />
      <span>
        <b translate="no">{getName(user)}</b>
        {user.display_name && <small translate="no">{`@${user.username}`}</small>}
        {isEmailVisible && <small translate="no">{breakAfterAt(user.email)}</small>}
      </span>
    </StyledLink>
  );
}

/** A long email wraps after "@", not in the middle of a word. */
function breakAfterAt(email: string) {
  const afterAt = email.lastIndexOf("@") + 1;
  return (
    <>
      <span>{email.slice(0, afterAt)}</span>
      <wbr />
      <span>{email.slice(afterAt)}</span>
    </>
  );
}

const StyledLink = styled(Link)`
  display: flex;
  gap: 12px;
  align-items: center;
  min-width: 0;
  max-width: 100%;
  min-height: 44px;
  color: ${color.text};
  text-decoration: none;

  > span:last-child {
    display: grid;
    min-width: 0;
  }

  b {
    font: ${typography.h3};
    letter-spacing: ${tracking.h3};
    overflow-wrap: anywhere;
  }

  small {
    color: ${color["text-3"]};
    font: ${typography.small};
    overflow-wrap: anywhere;
  }

  ${media.hover} {
    &:hover b {
      text-decoration: underline;
    }
  }
`;
