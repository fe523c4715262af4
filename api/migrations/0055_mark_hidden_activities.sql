-- Marks the activities that are older than the triggers. Each batch is a transaction, so that the program waits for at
-- most one batch. After a failure, the next run continues.
DO $$
declare
  batch uuid[];
  last uuid := '00000000-0000-0000-0000-000000000000';
begin
  loop
    batch := array(select id from users where id > last and not send_visible order by id limit 100);
    exit when cardinality(batch) = 0;
    perform from users where id = any (batch) order by id for no key update;
    perform from activities where user_id = any (batch) and not may_be_hidden order by id for no key update;
    update activities set may_be_hidden = true where user_id = any (batch) and not may_be_hidden;
    last := batch[cardinality(batch)];
    commit;
  end loop;
end $$;