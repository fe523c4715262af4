CREATE TABLE "rate_buckets" (
	"key" text PRIMARY KEY NOT NULL,
	"full_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "rate_buckets_full_idx" ON "rate_buckets" USING btree ("full_at");