-- Locks in the same order as the program, so that the running program and this migration do not wait for each other.
LOCK TABLE "climbs", "videos" IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
ALTER TABLE "climbs" ADD COLUMN "gym_id" uuid;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "gym_id" uuid;--> statement-breakpoint
-- Derives the gym of a climb or a video, also for programs of the previous version, which do not write it.
CREATE FUNCTION "derive_gym_of_route"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  new.gym_id := (select gym_id from routes where id = new.route_id);
  return new;
end $$;--> statement-breakpoint
CREATE TRIGGER "climbs_derive_gym" BEFORE INSERT OR UPDATE OF "route_id", "gym_id" ON "climbs" FOR EACH ROW
EXECUTE FUNCTION "derive_gym_of_route"();--> statement-breakpoint
CREATE TRIGGER "videos_derive_gym" BEFORE INSERT OR UPDATE OF "route_id", "gym_id" ON "videos" FOR EACH ROW
EXECUTE FUNCTION "derive_gym_of_route"();--> statement-breakpoint
-- Counts only sends whose activity, route or time has changed. The fill changes none of them.
CREATE OR REPLACE FUNCTION "count_moved_sends"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  changed_activities uuid[] := array(
    select unnest(array[old_climbs.activity_id, new_climbs.activity_id])
    from old_climbs join new_climbs using (id)
    where (old_climbs.activity_id, old_climbs.route_id, old_climbs.time)
      is distinct from (new_climbs.activity_id, new_climbs.route_id, new_climbs.time)
  );
begin
  if cardinality(changed_activities) > 0 then
    perform count_activity_sends(changed_activities);
  end if;
  return null;
end $$;