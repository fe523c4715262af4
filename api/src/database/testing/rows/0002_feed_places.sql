-- Migration 0012 drops the table.
do $$ begin
  if to_regclass('past_places') is not null then
    insert into past_places (activity_id, gym_id, only_for, time, since, until)
    values (pg_temp.id(51), pg_temp.id(1), pg_temp.id(11), '2026-01-02T10:00Z', '2026-01-02T10:01Z', '2026-01-02T10:02Z');
  end if;
end $$;
