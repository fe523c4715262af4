insert into votes (user_id, route_id, grade) values (pg_temp.id(11), pg_temp.id(41), 'hard');
insert into notes (id, route_id, gym_id, user_id, kind, text, time, done_at) values
  (pg_temp.id(151), pg_temp.id(41), pg_temp.id(1), pg_temp.id(11), 'loose_hold', 'The last hold', '2026-03-02', '2026-03-03'),
  (pg_temp.id(152), pg_temp.id(42), pg_temp.id(1), pg_temp.id(12), 'fun', null, '2026-03-02', null);
