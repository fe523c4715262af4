insert into resets (id, gym_id, name, leaves_on, created_by) values
  (pg_temp.id(121), pg_temp.id(1), 'Spring', '2099-01-01', pg_temp.id(13));
insert into reset_strips (reset_id, route_id) values (pg_temp.id(121), pg_temp.id(42));
