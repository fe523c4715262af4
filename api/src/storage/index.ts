/** What the packages of the demo and of the archive use. */
export { FileNotFoundError, type Storage } from "./storage.ts";
export { storeThenCommit } from "./store-then-commit.ts";
