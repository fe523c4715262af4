-- Fills the columns of the routes that are older than the trigger. Each batch is a transaction, so that the program waits
-- for at most one batch. After a failure, the next run continues. Then checks the columns without blocking writes.
DO $$
declare
  batch uuid[];
  last uuid := '00000000-0000-0000-0000-000000000000';
begin
  loop
    batch := array(select id from routes where id > last order by id limit 1000);
    exit when cardinality(batch) = 0;
    perform from routes where id = any (batch) and gym_id is null order by id for no key update;
    update routes set set_id = set_id where id = any (batch) and gym_id is null;
    last := batch[cardinality(batch)];
    commit;
  end loop;
  lock table circuits, routes in share row exclusive mode;
  alter table routes
    drop constraint if exists routes_gym_check,
    drop constraint if exists routes_circuit_id_circuits_id_fk,
    add constraint routes_gym_check check (gym_id is not null and circuit_id is not null) not valid,
    add constraint routes_circuit_id_circuits_id_fk
      foreign key (circuit_id) references circuits (id) on delete cascade not valid;
  commit;
  alter table routes
    validate constraint routes_gym_check,
    validate constraint routes_circuit_id_circuits_id_fk;
end $$;
