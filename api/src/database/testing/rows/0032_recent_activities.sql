select enter_feed();
insert into activities (id, user_id, gym_id, day, time) values
  (pg_temp.id(54), pg_temp.id(13), pg_temp.id(1), '2026-03-02', '2026-03-02T10:00Z');
insert into climbs (id, route_id, user_id, activity_id, sent, time) values
  (pg_temp.id(69), pg_temp.id(41), pg_temp.id(13), pg_temp.id(54), true, '2026-03-02T10:00Z');
