/** The outbox and its user interface, which load together: both must work when the network is lost later. */
export { createOutbox } from "@topout/shared/outbox/engine";
export { OutboxStatus } from "./outbox-status.tsx";
