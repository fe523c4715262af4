insert into routes (id, circuit_id, name, grade, location, style, x, y, status) values
  (pg_temp.id(45), pg_temp.id(21), 'G3', '6b', 'Cave', '', 5, 5, 'draft');
insert into resets (id, gym_id, name, status, created_by, new_sets, published_by, published_at, undone_by, undone_at) values
  (pg_temp.id(122), pg_temp.id(1), null, 'undone', pg_temp.id(13), array[pg_temp.id(32)], pg_temp.id(13), '2026-02-01', pg_temp.id(11), '2026-02-02');
insert into reset_routes (route_id, reset_id) values (pg_temp.id(45), pg_temp.id(121));
insert into reset_moves (reset_id, route_id, set_id) values (pg_temp.id(121), pg_temp.id(43), pg_temp.id(32));
insert into reset_sets (set_id, reset_id) values (pg_temp.id(32), pg_temp.id(122));
insert into hidden_climbs (id, route_id, user_id, sent, time) values
  (pg_temp.id(131), pg_temp.id(45), pg_temp.id(12), true, '2026-02-01T12:00Z');
