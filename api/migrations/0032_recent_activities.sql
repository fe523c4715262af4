-- Waits for the transactions that the dropped trigger has yet to run for. Nothing below waits for other locks.
LOCK TABLE "activities" IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
CREATE TABLE "recent_activities" (
	"activity_id" uuid PRIMARY KEY NOT NULL,
	"gym_id" uuid NOT NULL,
	"entered_feed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "activities" ALTER COLUMN "placed_at" SET DEFAULT 'epoch';--> statement-breakpoint
ALTER TABLE "recent_activities" ADD CONSTRAINT "recent_activities_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recent_activities_entered_idx" ON "recent_activities" USING btree ("entered_feed_at");--> statement-breakpoint
CREATE INDEX "recent_activities_gym_entered_idx" ON "recent_activities" USING btree ("gym_id","entered_feed_at");--> statement-breakpoint
INSERT INTO "recent_activities" ("activity_id", "gym_id", "entered_feed_at")
SELECT id, gym_id, placed_at FROM activities WHERE placed_at > now() - interval '3 days';--> statement-breakpoint
DROP TRIGGER "activities_stamp" ON "activities";--> statement-breakpoint
DROP FUNCTION "stamp_places"();--> statement-breakpoint
CREATE FUNCTION "await_feed"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into recent_activities (activity_id, gym_id) values (new.id, new.gym_id);
  return null;
end $$;--> statement-breakpoint
CREATE TRIGGER "activities_await_feed" AFTER INSERT ON "activities" FOR EACH ROW
EXECUTE FUNCTION "await_feed"();--> statement-breakpoint
-- Adds the waiting activities to the feed, and counts them. Skips those that a concurrent transaction removes. Gives up
-- soon while a large removal holds the lock of the clock, because readers of the feed wait. The timestamps always
-- increase, even if the system's clock does not. Also deletes rows that no page needs: an `as_of` of more than two days
-- ago counts as a later one.
CREATE FUNCTION "enter_feed"() RETURNS void LANGUAGE plpgsql SET lock_timeout = '1s' AS $$
declare
  stamp timestamptz(3);
begin
  insert into feed_clock as clock (at) values (clock_timestamp())
  on conflict ("only") do update set at = greatest(excluded.at, clock.at + interval '1 millisecond')
  returning at into stamp;
  with entered as (
    update recent_activities set entered_feed_at = stamp
    where activity_id = any (array(
      select activity_id from recent_activities where entered_feed_at is null
      limit 10000 for update skip locked
    ))
    returning activity_id
  ), added as (
    select user_id, activities.gym_id, count(*) as entries
    from entered
      join activities on activities.id = activity_id
      join users on users.id = user_id and send_visible
    group by 1, 2
  ), counted as (
    insert into feed_counts as stored (user_id, gym_id, entries)
    select user_id, gym_id, entries from added
    on conflict (user_id, gym_id) do update set entries = stored.entries + excluded.entries
  )
  insert into feed_totals as stored (gym_id, entries)
  select gym_id, sum(entries) from added group by 1
  on conflict (gym_id) do update set entries = stored.entries + excluded.entries;
  delete from recent_activities where activity_id = any (array(
    select activity_id from recent_activities where entered_feed_at < stamp - interval '3 days'
    limit 1000 for update skip locked
  ));
end $$;--> statement-breakpoint
-- The activities that `feed_totals` and `feed_counts` count.
CREATE VIEW "counted_activities" AS
SELECT user_id, gym_id FROM activities JOIN users ON users.id = user_id AND send_visible
WHERE NOT EXISTS (
  SELECT FROM recent_activities WHERE activity_id = activities.id AND entered_feed_at IS NULL
);--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_feed_entries"(changed_users uuid[]) RETURNS void LANGUAGE plpgsql AS $$
begin
  insert into feed_totals as total (gym_id, entries)
  select gym_id, sum(entries) from (
    select gym_id, 1 as entries from counted_activities where user_id = any (changed_users)
    union all
    select gym_id, - entries from feed_counts where user_id = any (changed_users)
  ) as difference
  group by gym_id having sum(entries) <> 0
  on conflict (gym_id) do update set entries = total.entries + excluded.entries;
  delete from feed_counts where user_id = any (changed_users);
  insert into feed_counts (user_id, gym_id, entries)
  select user_id, gym_id, count(*) from counted_activities
  where user_id = any (changed_users) group by user_id, gym_id;
end $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_feed_again"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  changed_user uuid := case when tg_table_name = 'users' then old.id end;
begin
  if tg_table_name = 'activities' then
    changed_user := old.user_id;
    -- An earlier row of the transaction may have counted the user's activities, or the activity never entered the feed.
    if (
      select count(*) from counted_activities where user_id = old.user_id and gym_id = old.gym_id
    ) = coalesce((
      select entries from feed_counts where user_id = old.user_id and gym_id = old.gym_id
    ), 0) then return null; end if;
  end if;
  insert into feed_clock as clock (at) values ('epoch')
  on conflict ("only") do update set at = clock.at;
  perform count_feed_entries(array[changed_user]);
  return null;
end $$;
