-- Locks in the same order as the program, so that the running program and this migration do not wait for each other.
LOCK TABLE "users", "gyms", "circuits", "routes", "climbs" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
CREATE TABLE "climber_stats_versions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gym_stats_versions" (
	"gym_id" uuid PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "climber_stats_versions" ADD CONSTRAINT "climber_stats_versions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gym_stats_versions" ADD CONSTRAINT "gym_stats_versions_gym_id_gyms_id_fk" FOREIGN KEY ("gym_id") REFERENCES "public"."gyms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- The caller has locked the users. The order prevents deadlocks of callers that have not.
CREATE FUNCTION "update_climber_stats_versions"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into climber_stats_versions (user_id, version)
  select distinct users.id, pg_current_xact_id()::text::bigint
  from changed_climbs join users on users.id = changed_climbs.user_id order by users.id
  on conflict (user_id) do update set version = excluded.version;
  return null;
end $$;--> statement-breakpoint
CREATE TRIGGER "climbs_add_stats_version" AFTER INSERT ON "climbs"
REFERENCING NEW TABLE AS changed_climbs FOR EACH STATEMENT
EXECUTE FUNCTION "update_climber_stats_versions"();--> statement-breakpoint
CREATE TRIGGER "climbs_remove_stats_version" AFTER DELETE ON "climbs"
REFERENCING OLD TABLE AS changed_climbs FOR EACH STATEMENT
EXECUTE FUNCTION "update_climber_stats_versions"();--> statement-breakpoint
-- Runs at the end of a transaction, so that no transaction waits for other rows while it holds this one.
CREATE FUNCTION "update_gym_stats_version"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  changed_gym uuid := case tg_table_name
    when 'gyms' then new.id
    when 'circuits' then (select gym_id from circuits where id = new.id)
    else (
      select gym_id from circuits join sets on sets.circuit_id = circuits.id
      where sets.id = (select set_id from routes where id = new.id)
    )
  end;
begin
  insert into gym_stats_versions as stored (gym_id, version)
  select id, pg_current_xact_id()::text::bigint from gyms where id = changed_gym
  on conflict (gym_id) do update set version = excluded.version where stored.version <> excluded.version;
  return null;
end $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "gyms_stats_version" AFTER UPDATE ON "gyms"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
WHEN ((new.name, new.time_zone) IS DISTINCT FROM (old.name, old.time_zone))
EXECUTE FUNCTION "update_gym_stats_version"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "circuits_stats_version" AFTER UPDATE ON "circuits"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
WHEN ((new.name, new.color) IS DISTINCT FROM (old.name, old.color))
EXECUTE FUNCTION "update_gym_stats_version"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "routes_stats_version" AFTER UPDATE ON "routes"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
WHEN ((new.set_id, new.location, new.style) IS DISTINCT FROM (old.set_id, old.location, old.style))
EXECUTE FUNCTION "update_gym_stats_version"();
