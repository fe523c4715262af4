export { CONTRACT_NUMBER } from "./contract-number.ts";
export { type RegisteredRemote, Registry } from "./registry.ts";
export {
  defineScreens,
  type RemoteName,
  type RemoteScreens,
  type Screen,
  type Screens,
} from "./remote-screens.ts";
