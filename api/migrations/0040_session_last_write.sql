-- A constant default first, because PostgreSQL would write all rows again for one that changes.
ALTER TABLE "sessions" ADD COLUMN "last_write" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "last_write" SET DEFAULT pg_current_xact_id()::text::bigint;
