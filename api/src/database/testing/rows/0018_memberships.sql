insert into memberships (user_id, gym_id, role, until, invited_by) values
  (pg_temp.id(13), pg_temp.id(1), 'setter', '2099-01-01', pg_temp.id(11)),
  (pg_temp.id(12), pg_temp.id(2), 'manager', null, null);
