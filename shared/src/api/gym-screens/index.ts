/** The screen of a gym. It has a separate entry because only the television needs it. */
export { getServerTime, gymScreenQueries, type ReceivedScreen } from "./gym-screen-queries.ts";
