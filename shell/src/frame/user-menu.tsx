import { imageUrls } from "@topout/shared/api";
import type { User } from "@topout/shared/contract";
import { paths } from "@topout/shared/paths";
import { setPreference, styled, type ThemeChoice, usePreferences } from "@topout/shared/platform";
import { color, media, typography } from "@topout/shared/theme";
import {
  Avatar,
  Building2,
  ChevronsUpDown,
  LogOut,
  Menu,
  MenuItem,
  MenuLink,
  Pencil,
  Settings,
  Shield,
  User as UserIcon,
} from "@topout/shared/ui";

import { requestSignOut } from "../access/request-sign-out.ts";
import { getNavigation } from "./navigation.ts";

const ICONS: Readonly<Record<string, typeof Pencil>> = {
  [paths.ownProfile]: UserIcon,
  [paths.settings]: Settings,
  [paths.routeSetting]: Pencil,
  [paths.admin]: Shield,
  [paths.gyms]: Building2,
};

const THEMES: readonly (readonly [ThemeChoice, string])[] = [
  ["system", "System"],
  ["light", "Light"],
  ["dark", "Dark"],
];

export function UserMenu({ user }: { user: User }) {
  const { personalLinks, roleLinks } = getNavigation(user);
  const photo = imageUrls.avatar(user);

  return (
    <Container>
      <Menu
        label="Account menu"
        align="end"
        trigger={(props) => (
          <button
            type="button"
            className="account"
            aria-label={`Account menu, ${user.username}`}
            {...props}
          >
            <Avatar size={34} photo={photo} />
            <span translate="no">{user.username}</span>
            <ChevronsUpDown className="icon" size={16} />
          </button>
        )}
      >
        <UserHeader role="presentation">
          <Avatar photo={photo} />
          <span>
            <b translate="no">{user.display_name ?? user.username}</b>
            <small translate="no">{user.email}</small>
          </span>
        </UserHeader>
        <hr />
        <Links entries={personalLinks} />
        {/* Wider screens show these in the header. */}
        <CompactOnly>
          <Links entries={roleLinks} />
        </CompactOnly>
        <ThemeItems />
        <hr />
        <MenuItem icon={<LogOut size={20} />} onSelect={requestSignOut}>
          Sign out
        </MenuItem>
      </Menu>
    </Container>
  );
}

function Links({ entries }: { entries: readonly { to: string; label: string }[] }) {
  if (entries.length === 0) return null;
  return (
    <>
      {entries.map(({ to, label }) => {
        const Icon = ICONS[to];
        return (
          <MenuLink key={to} to={to} icon={Icon && <Icon size={20} />}>
            {label}
          </MenuLink>
        );
      })}
      <hr />
    </>
  );
}

function ThemeItems() {
  const selectedTheme = usePreferences(({ theme }) => theme);

  return (
    <div role="group" aria-label="Theme">
      <Heading aria-hidden="true">Theme</Heading>
      <Choices>
        {THEMES.map(([theme, label]) => (
          <MenuItem
            key={theme}
            kind="radio"
            checked={theme === selectedTheme}
            onSelect={() => setPreference("theme", theme)}
          >
            {label}
          </MenuItem>
        ))}
      </Choices>
    </div>
  );
}

const Container = styled.span`
  margin-left: auto;
`;

const CompactOnly = styled.div`
  ${media.desktop} {
    display: none;
  }

  > hr {
    margin: 6px;
    border: 0;
    border-top: 1px solid ${color.line};
  }
`;

const Heading = styled.p`
  padding: 6px 12px 2px;
  color: ${color["text-3"]};
  font: ${typography.micro};
`;

/** One row, so that the menu fits on a phone. The selected option has a background instead of a check mark. */
const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: 4px;

  > button {
    justify-content: center;
    padding: 0;
  }

  > button > svg {
    display: none;
  }

  > [aria-checked="true"] {
    background: ${color["accent-soft"]};
    color: ${color["accent-text"]};
  }

  ${media.forcedColors} {
    > [aria-checked="true"] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

const UserHeader = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 10px 12px;
  overflow-wrap: anywhere;

  b {
    display: block;
    font: ${typography.h3};
  }

  small {
    color: ${color["text-3"]};
    font: ${typography.micro};
    font-weight: 480;
  }
`;
