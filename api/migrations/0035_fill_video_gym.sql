-- Fills the column of the climbs and videos that are older than the triggers, like migration 0028.
DO $$
declare
  batch uuid[];
  last uuid;
begin
  last := '00000000-0000-0000-0000-000000000000';
  loop
    batch := array(select id from climbs where id > last order by id limit 1000);
    exit when cardinality(batch) = 0;
    perform from climbs where id = any (batch) and gym_id is null order by id for no key update;
    update climbs set gym_id = null where id = any (batch) and gym_id is null;
    last := batch[cardinality(batch)];
    commit;
  end loop;
  last := '00000000-0000-0000-0000-000000000000';
  loop
    batch := array(select id from videos where id > last order by id limit 1000);
    exit when cardinality(batch) = 0;
    perform from videos where id = any (batch) and gym_id is null order by id for no key update;
    update videos set gym_id = null where id = any (batch) and gym_id is null;
    last := batch[cardinality(batch)];
    commit;
  end loop;
  alter table climbs
    drop constraint if exists climbs_gym_check,
    add constraint climbs_gym_check check (gym_id is not null) not valid;
  commit;
  alter table climbs validate constraint climbs_gym_check;
  commit;
  alter table videos
    drop constraint if exists videos_gym_check,
    add constraint videos_gym_check check (gym_id is not null) not valid;
  commit;
  alter table videos validate constraint videos_gym_check;
  commit;
end $$;
