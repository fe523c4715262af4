-- Locks in the same order as the program, so that the running program and this migration do not wait for each other.
-- Reads continue meanwhile.
LOCK TABLE "circuits", "routes", "activities", "climbs" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
CREATE TABLE "activity_routes" (
	"activity_id" uuid NOT NULL,
	"route_id" uuid NOT NULL,
	"sends" integer NOT NULL,
	"time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "activity_routes_activity_id_route_id_pk" PRIMARY KEY("activity_id","route_id")
);--> statement-breakpoint
CREATE TABLE "activity_tallies" (
	"activity_id" uuid NOT NULL,
	"circuit_id" uuid NOT NULL,
	"sends" integer NOT NULL,
	CONSTRAINT "activity_tallies_activity_id_circuit_id_pk" PRIMARY KEY("activity_id","circuit_id")
);--> statement-breakpoint
INSERT INTO "activity_routes" ("activity_id", "route_id", "sends", "time")
SELECT activity_id, route_id, count(*), max(time) FROM climbs WHERE sent GROUP BY 1, 2;--> statement-breakpoint
INSERT INTO "activity_tallies" ("activity_id", "circuit_id", "sends")
SELECT activity_id, circuit_id, sum(sends)
FROM activity_routes JOIN routes ON routes.id = route_id JOIN sets ON sets.id = set_id GROUP BY 1, 2;--> statement-breakpoint
ALTER TABLE "activity_routes" ADD CONSTRAINT "activity_routes_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_routes" ADD CONSTRAINT "activity_routes_route_id_routes_id_fk" FOREIGN KEY ("route_id") REFERENCES "public"."routes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_tallies" ADD CONSTRAINT "activity_tallies_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_tallies" ADD CONSTRAINT "activity_tallies_circuit_id_circuits_id_fk" FOREIGN KEY ("circuit_id") REFERENCES "public"."circuits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_routes_newest_idx" ON "activity_routes" USING btree ("activity_id","time","route_id");--> statement-breakpoint
CREATE INDEX "activity_routes_sends_idx" ON "activity_routes" USING btree ("route_id","sends");--> statement-breakpoint
CREATE INDEX "activity_tallies_circuit_idx" ON "activity_tallies" USING btree ("circuit_id");--> statement-breakpoint
-- Counts the sends of each circuit again. Locks the activities, so that concurrent counts do not mix. The joins exclude
-- rows that a cascade has deleted.
CREATE FUNCTION "count_activity_tallies"(changed_activities uuid[]) RETURNS void LANGUAGE plpgsql AS $$
begin
  perform from activities where id = any (changed_activities) order by id for no key update;
  delete from activity_tallies where activity_id = any (changed_activities);
  insert into activity_tallies (activity_id, circuit_id, sends)
  select activities.id, circuits.id, sum(activity_routes.sends)
  from activities
    join activity_routes on activity_routes.activity_id = activities.id
    join routes on routes.id = activity_routes.route_id
    join sets on sets.id = routes.set_id
    join circuits on circuits.id = sets.circuit_id
  where activities.id = any (changed_activities)
  group by 1, 2;
end $$;--> statement-breakpoint
CREATE FUNCTION "count_activity_sends"(changed_activities uuid[]) RETURNS void LANGUAGE plpgsql AS $$
begin
  perform from activities where id = any (changed_activities) order by id for no key update;
  delete from activity_routes where activity_id = any (changed_activities);
  insert into activity_routes (activity_id, route_id, sends, time)
  select activities.id, routes.id, count(*), max(climbs.time)
  from activities
    join climbs on climbs.activity_id = activities.id
    join routes on routes.id = climbs.route_id
  where activities.id = any (changed_activities)
  group by 1, 2;
  perform count_activity_tallies(changed_activities);
end $$;--> statement-breakpoint
-- Adds new sends to the counts. The lock prevents that a concurrent transaction moves the routes to another circuit.
CREATE FUNCTION "add_activity_sends"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if not exists (select from added_climbs where sent) then return null; end if;
  perform from routes where id in (select route_id from added_climbs where sent) order by id for share;
  insert into activity_routes as stored (activity_id, route_id, sends, time)
  select activity_id, route_id, count(*), max(time) from added_climbs where sent group by 1, 2
  on conflict (activity_id, route_id) do update
  set sends = stored.sends + excluded.sends, time = greatest(stored.time, excluded.time);
  insert into activity_tallies as stored (activity_id, circuit_id, sends)
  select activity_id, circuit_id, count(*)
  from added_climbs join routes on routes.id = route_id join sets on sets.id = set_id
  where sent group by 1, 2
  on conflict (activity_id, circuit_id) do update set sends = stored.sends + excluded.sends;
  return null;
end $$;--> statement-breakpoint
CREATE FUNCTION "count_removed_sends"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform count_activity_sends(array(select distinct activity_id from removed_climbs where sent));
  return null;
end $$;--> statement-breakpoint
-- Sends move to other activities when a gym changes its time zone.
CREATE FUNCTION "count_moved_sends"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform count_activity_sends(array(
    select activity_id from old_climbs where activity_id is not null
    union select activity_id from new_climbs where activity_id is not null
  ));
  return null;
end $$;--> statement-breakpoint
CREATE FUNCTION "count_moved_route"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform count_activity_tallies(array(
    select activity_id from activity_routes where route_id = new.id
  ));
  return null;
end $$;--> statement-breakpoint
CREATE TRIGGER "climbs_add_to_activities" AFTER INSERT ON "climbs"
REFERENCING NEW TABLE AS added_climbs FOR EACH STATEMENT
EXECUTE FUNCTION "add_activity_sends"();--> statement-breakpoint
CREATE TRIGGER "climbs_remove_from_activities" AFTER DELETE ON "climbs"
REFERENCING OLD TABLE AS removed_climbs FOR EACH STATEMENT
EXECUTE FUNCTION "count_removed_sends"();--> statement-breakpoint
CREATE TRIGGER "climbs_move_between_activities" AFTER UPDATE ON "climbs"
REFERENCING OLD TABLE AS old_climbs NEW TABLE AS new_climbs FOR EACH STATEMENT
EXECUTE FUNCTION "count_moved_sends"();--> statement-breakpoint
CREATE TRIGGER "routes_move_between_circuits" AFTER UPDATE ON "routes" FOR EACH ROW
WHEN (new.set_id <> old.set_id)
EXECUTE FUNCTION "count_moved_route"();
