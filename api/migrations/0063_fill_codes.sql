-- Gives codes to the routes and areas that have none. Each batch is a transaction, so that the program waits for at most one
-- batch. After a failure, the next run continues. The default comes first: until then, routes are inserted without a code.
DO $$
declare
  batch uuid[];
  last uuid;
  gym record;
  area jsonb;
  areas jsonb;
  new_code text;
begin
  alter table routes alter column code set default new_route_code();
  commit;
  last := '00000000-0000-0000-0000-000000000000';
  loop
    batch := array(select id from routes where id > last order by id limit 1000);
    exit when cardinality(batch) = 0;
    perform from routes where id = any (batch) and code is null order by id for no key update;
    begin
      update routes set code = new_route_code() where id = any (batch) and code is null;
    exception when unique_violation then
      -- Two routes of this statement got the same code. Try the batch again.
      continue;
    end;
    last := batch[cardinality(batch)];
    commit;
  end loop;
  last := '00000000-0000-0000-0000-000000000000';
  loop
    batch := array(select id from gyms where id > last order by id limit 100);
    exit when cardinality(batch) = 0;
    for gym in select id, layout from gyms where id = any (batch) order by id for no key update loop
      areas := '[]';
      for area in select value from jsonb_array_elements(gym.layout -> 'areas') loop
        if not area ? 'code' then
          insert into area_codes (gym_id, name) values (gym.id, area ->> 'name') returning code into new_code;
          area := area || jsonb_build_object('code', new_code);
        end if;
        areas := areas || jsonb_build_array(area);
      end loop;
      if areas <> gym.layout -> 'areas' then
        update gyms set layout = jsonb_set(gym.layout, '{areas}', areas) where id = gym.id;
      end if;
    end loop;
    last := batch[cardinality(batch)];
    commit;
  end loop;
  alter table routes
    drop constraint if exists routes_code_check,
    add constraint routes_code_check check (code is not null) not valid;
  commit;
  alter table routes validate constraint routes_code_check;
end $$;
