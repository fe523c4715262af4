-- Locks in the same order as the program, so that the running program and this migration do not wait for each other.
LOCK TABLE "users", "resets", "sets" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
CREATE TABLE "hidden_climbs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"route_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"sent" boolean NOT NULL,
	"time" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reset_moves" (
	"reset_id" uuid NOT NULL,
	"route_id" uuid NOT NULL,
	"set_id" uuid NOT NULL,
	CONSTRAINT "reset_moves_reset_id_route_id_pk" PRIMARY KEY("reset_id","route_id")
);
--> statement-breakpoint
CREATE TABLE "reset_routes" (
	"route_id" uuid PRIMARY KEY NOT NULL,
	"reset_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reset_sets" (
	"set_id" uuid PRIMARY KEY NOT NULL,
	"reset_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "routes" ALTER COLUMN "set_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "resets" ADD COLUMN "new_sets" uuid[];--> statement-breakpoint
ALTER TABLE "resets" ADD COLUMN "published_by" uuid;--> statement-breakpoint
ALTER TABLE "resets" ADD COLUMN "published_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "resets" ADD COLUMN "undone_by" uuid;--> statement-breakpoint
ALTER TABLE "resets" ADD COLUMN "undone_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "hidden_climbs" ADD CONSTRAINT "hidden_climbs_route_id_routes_id_fk" FOREIGN KEY ("route_id") REFERENCES "public"."routes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_climbs" ADD CONSTRAINT "hidden_climbs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reset_moves" ADD CONSTRAINT "reset_moves_reset_id_resets_id_fk" FOREIGN KEY ("reset_id") REFERENCES "public"."resets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reset_moves" ADD CONSTRAINT "reset_moves_route_id_routes_id_fk" FOREIGN KEY ("route_id") REFERENCES "public"."routes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reset_moves" ADD CONSTRAINT "reset_moves_set_id_sets_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."sets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reset_routes" ADD CONSTRAINT "reset_routes_route_id_routes_id_fk" FOREIGN KEY ("route_id") REFERENCES "public"."routes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reset_routes" ADD CONSTRAINT "reset_routes_reset_id_resets_id_fk" FOREIGN KEY ("reset_id") REFERENCES "public"."resets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reset_sets" ADD CONSTRAINT "reset_sets_set_id_sets_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."sets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reset_sets" ADD CONSTRAINT "reset_sets_reset_id_resets_id_fk" FOREIGN KEY ("reset_id") REFERENCES "public"."resets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hidden_climbs_user_newest_idx" ON "hidden_climbs" USING btree ("user_id","time","id");--> statement-breakpoint
CREATE INDEX "hidden_climbs_route_user_idx" ON "hidden_climbs" USING btree ("route_id","user_id");--> statement-breakpoint
CREATE INDEX "reset_moves_route_idx" ON "reset_moves" USING btree ("route_id");--> statement-breakpoint
CREATE INDEX "reset_moves_set_idx" ON "reset_moves" USING btree ("set_id");--> statement-breakpoint
CREATE INDEX "reset_routes_reset_idx" ON "reset_routes" USING btree ("reset_id");--> statement-breakpoint
CREATE INDEX "reset_sets_reset_idx" ON "reset_sets" USING btree ("reset_id");--> statement-breakpoint
ALTER TABLE "resets" ADD CONSTRAINT "resets_published_check" CHECK ("resets"."status" <> 'published' or ("resets"."published_at" is not null and "resets"."new_sets" is not null));--> statement-breakpoint
ALTER TABLE "routes" ADD CONSTRAINT "routes_set_check" CHECK (("routes"."status" = 'draft') = ("routes"."set_id" is null));--> statement-breakpoint
-- The same, with the hidden climbs: the next publication shows them under the name that their climber saw.
CREATE OR REPLACE FUNCTION "store_former_route_name"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  previous timestamptz := coalesce(
    (select max(until) from former_route_names where route_id = old.id), '-infinity'
  );
begin
  insert into former_route_names (route_id, until, name, grade)
  select old.id, clock_timestamp(), old.name, old.grade
  where exists (select from climbs where route_id = old.id and created_at >= previous)
    or exists (select from hidden_climbs where route_id = old.id and created_at >= previous)
  on conflict do nothing;
  return null;
end $$;