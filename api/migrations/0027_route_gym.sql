-- Locks in the same order as the program, so that the running program and this migration do not wait for each other.
LOCK TABLE "circuits", "sets" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
ALTER TABLE "routes" ADD COLUMN "gym_id" uuid;--> statement-breakpoint
ALTER TABLE "routes" ADD COLUMN "circuit_id" uuid;--> statement-breakpoint
-- Derives the gym and the circuit of a route, also for programs of the previous version, which do not write them. A route
-- without a set keeps the circuit that the program has written.
CREATE FUNCTION "derive_route_gym"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if new.set_id is not null then
    new.circuit_id := (select circuit_id from sets where id = new.set_id);
  end if;
  new.gym_id := (select gym_id from circuits where id = new.circuit_id);
  if tg_op = 'UPDATE' and new.gym_id <> old.gym_id then
    raise exception 'A route cannot move to another gym' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;--> statement-breakpoint
CREATE TRIGGER "routes_derive_gym" BEFORE INSERT OR UPDATE OF "set_id", "circuit_id", "gym_id" ON "routes" FOR EACH ROW
EXECUTE FUNCTION "derive_route_gym"();--> statement-breakpoint
-- Columns of other tables are derived from these ones, and nothing derives them again.
CREATE FUNCTION "reject_move"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'Rows of % keep their parent', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;--> statement-breakpoint
CREATE TRIGGER "sets_keep_circuit" BEFORE UPDATE ON "sets" FOR EACH ROW
WHEN (new.circuit_id <> old.circuit_id)
EXECUTE FUNCTION "reject_move"();--> statement-breakpoint
CREATE TRIGGER "circuits_keep_gym" BEFORE UPDATE ON "circuits" FOR EACH ROW
WHEN (new.gym_id <> old.gym_id)
EXECUTE FUNCTION "reject_move"();--> statement-breakpoint
-- The same, with the table of `circuit_id`, which is now a column of routes too.
CREATE OR REPLACE FUNCTION "add_activity_sends"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if not exists (select from added_climbs where sent) then return null; end if;
  perform from routes where id in (select route_id from added_climbs where sent) order by id for share;
  insert into activity_routes as stored (activity_id, route_id, sends, time)
  select activity_id, route_id, count(*), max(time) from added_climbs where sent group by 1, 2
  on conflict (activity_id, route_id) do update
  set sends = stored.sends + excluded.sends, time = greatest(stored.time, excluded.time);
  insert into activity_tallies as stored (activity_id, circuit_id, sends)
  select activity_id, sets.circuit_id, count(*)
  from added_climbs join routes on routes.id = route_id join sets on sets.id = set_id
  where sent group by 1, 2
  on conflict (activity_id, circuit_id) do update set sends = stored.sends + excluded.sends;
  return null;
end $$;