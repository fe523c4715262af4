-- In the order in which the program locks rows, so that the running program and this migration do not wait for each other.
LOCK TABLE "users" IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
DROP TABLE "past_places";
