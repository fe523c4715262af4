-- PostgreSQL needs no scan, because the check of the fill is valid.
ALTER TABLE "routes" ALTER COLUMN "gym_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "routes" ALTER COLUMN "circuit_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "routes" DROP CONSTRAINT "routes_gym_check";--> statement-breakpoint
-- The columns replace the joins with the sets.
CREATE OR REPLACE FUNCTION "add_activity_sends"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if not exists (select from added_climbs where sent) then return null; end if;
  perform from routes where id in (select route_id from added_climbs where sent) order by id for share;
  insert into activity_routes as stored (activity_id, route_id, sends, time)
  select activity_id, route_id, count(*), max(time) from added_climbs where sent group by 1, 2
  on conflict (activity_id, route_id) do update
  set sends = stored.sends + excluded.sends, time = greatest(stored.time, excluded.time);
  insert into activity_tallies as stored (activity_id, circuit_id, sends)
  select activity_id, routes.circuit_id, count(*)
  from added_climbs join routes on routes.id = route_id
  where sent group by 1, 2
  on conflict (activity_id, circuit_id) do update set sends = stored.sends + excluded.sends;
  return null;
end $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_activity_tallies"(changed_activities uuid[]) RETURNS void LANGUAGE plpgsql AS $$
begin
  perform from activities where id = any (changed_activities) order by id for no key update;
  delete from activity_tallies where activity_id = any (changed_activities);
  insert into activity_tallies (activity_id, circuit_id, sends)
  select activities.id, circuits.id, sum(activity_routes.sends)
  from activities
    join activity_routes on activity_routes.activity_id = activities.id
    join routes on routes.id = activity_routes.route_id
    join circuits on circuits.id = routes.circuit_id
  where activities.id = any (changed_activities)
  group by 1, 2;
end $$;--> statement-breakpoint
CREATE OR REPLACE TRIGGER "routes_move_between_circuits" AFTER UPDATE ON "routes" FOR EACH ROW
WHEN (new.circuit_id <> old.circuit_id)
EXECUTE FUNCTION "count_moved_route"();--> statement-breakpoint
CREATE OR REPLACE FUNCTION "update_gym_stats_version"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  changed_gym uuid := case tg_table_name
    when 'gyms' then new.id
    when 'circuits' then (select gym_id from circuits where id = new.id)
    else (select gym_id from routes where id = new.id)
  end;
begin
  insert into gym_stats_versions as stored (gym_id, version)
  select id, pg_current_xact_id()::text::bigint from gyms where id = changed_gym
  on conflict (gym_id) do update set version = excluded.version where stored.version <> excluded.version;
  return null;
end $$;