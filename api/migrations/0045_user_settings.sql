ALTER TABLE "users" ADD COLUMN "second_scale" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "guard_beta" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_second_scale_check" CHECK ("users"."second_scale" in ('v','font','french','uiaa'));