CREATE TABLE "former_route_names" (
	"route_id" uuid NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"name" text NOT NULL,
	"grade" text NOT NULL,
	CONSTRAINT "former_route_names_route_id_until_pk" PRIMARY KEY("route_id","until")
);
--> statement-breakpoint
ALTER TABLE "routes" ADD COLUMN "status" text DEFAULT 'live' NOT NULL;--> statement-breakpoint
ALTER TABLE "routes" ADD COLUMN "published_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "routes" ADD COLUMN "setter_id" uuid;--> statement-breakpoint
ALTER TABLE "routes" ADD COLUMN "stripped_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "routes" ADD COLUMN "stripped_by" uuid;--> statement-breakpoint
ALTER TABLE "routes" ADD COLUMN "leaves_on" date;--> statement-breakpoint
ALTER TABLE "former_route_names" ADD CONSTRAINT "former_route_names_route_id_routes_id_fk" FOREIGN KEY ("route_id") REFERENCES "public"."routes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "routes" ADD CONSTRAINT "routes_status_check" CHECK ("routes"."status" in ('draft', 'live', 'stripped'));--> statement-breakpoint
ALTER TABLE "routes" ADD CONSTRAINT "routes_stripped_check" CHECK (("routes"."status" = 'stripped') = ("routes"."stripped_at" is not null));--> statement-breakpoint
-- Stores a name only if climbs show it, so a route has no more former names than climbs. Climbs that started before the
-- edit show the name that their climber saw.
CREATE FUNCTION "store_former_route_name"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into former_route_names (route_id, until, name, grade)
  select old.id, clock_timestamp(), old.name, old.grade
  where exists (
    select from climbs where route_id = old.id and created_at >= coalesce(
      (select max(until) from former_route_names where route_id = old.id), '-infinity'
    )
  )
  on conflict do nothing;
  return null;
end $$;--> statement-breakpoint
CREATE TRIGGER "routes_store_former_name" AFTER UPDATE ON "routes" FOR EACH ROW
WHEN ((new.name, new.grade) IS DISTINCT FROM (old.name, old.grade))
EXECUTE FUNCTION "store_former_route_name"();
