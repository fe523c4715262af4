-- Locks in the same order as the program, so that the running program and this migration do not wait for each other.
LOCK TABLE "users" IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
DROP TABLE "past_places";
