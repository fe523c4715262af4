import { notifications } from "@topout/shared/platform";
import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

/** Test files without isolation share a document and the stores of the loaded modules. */
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  // The session and the preferences read the storage again, as after a change in another tab.
  dispatchEvent(new StorageEvent("storage"));
  notifications.setState({ list: [] });
  document.title = "";
  document.body.replaceChildren();
  history.replaceState(null, "", "/");
});
