-- The same, with videos: the feed shows new beta under the name that the route had then.
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
    or exists (select from videos where route_id = old.id and time >= previous)
  on conflict do nothing;
  return null;
end $$;
