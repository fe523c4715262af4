import { createContext, type ReactNode, use } from "react";

import type { ViewOptions } from "@topout/shared/api/account";
import { useTypedSearchParams } from "@topout/shared/platform";

interface ProfileView {
  readonly isVisitorView: boolean;
  /** Whether the owner sees the profile, and not as other users do. */
  readonly isOwn: boolean;
  /** The options for the queries of the profile. */
  readonly options: ViewOptions;
}

const otherView: ProfileView = { isVisitorView: false, isOwn: false, options: {} };
const ownView: ProfileView = { ...otherView, isOwn: true };
const visitorView: ProfileView = {
  isVisitorView: true,
  isOwn: false,
  options: { asVisitor: true },
};

const ProfileViewContext = createContext<ProfileView>(otherView);

/**
 * Provides the view from the URL: `?view=visitor` shows owners their profile as other users see it. The parameter has no
 * effect for other users.
 */
export function ProfileViewProvider({
  isOwner,
  children,
}: {
  isOwner: boolean;
  children: ReactNode;
}) {
  const [{ view }] = useTypedSearchParams<"view">();
  const isVisitorView = isOwner && view === "visitor";
  const profileView = getView({ isOwner, isVisitorView });
  return <ProfileViewContext value={profileView}>{children}</ProfileViewContext>;
}

function getView({ isOwner, isVisitorView }: { isOwner: boolean; isVisitorView: boolean }) {
  if (isVisitorView) return visitorView;
  return isOwner ? ownView : otherView;
}

export const useProfileView = () => use(ProfileViewContext);
