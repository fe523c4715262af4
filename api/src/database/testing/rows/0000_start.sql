insert into gyms (id, name, location, about, layout, image, time_zone) values
  (pg_temp.id(1), 'Depot', 'Leeds', 'Two floors', '{"lines": [{"style": "wall", "joined": false, "points": [{"x": 0, "y": 0}, {"x": 50, "y": 0}]}], "areas": [{"name": "Cave", "style": "area", "color": "#112233ff", "joined": true, "points": [{"x": 0, "y": 0}, {"x": 50, "y": 0}, {"x": 50, "y": 50}]}]}', 'images/depot.webp', 'Europe/London'),
  (pg_temp.id(2), 'Gritworks', 'Sheffield', '', '{"lines": [], "areas": []}', null, 'UTC');
insert into users (id, username, email, password_hash, is_active, is_verified, is_superuser, route_setter, profile_photo, cover_photo, home_gym, about, profile_visible, send_visible) values
  (pg_temp.id(11), 'ana', 'ana@topout.example', 'a hash', true, true, true, false, 'images/ana.webp', 'images/ana-cover.webp', pg_temp.id(1), 'Slabs "only", ünïcode 🧗', true, true),
  (pg_temp.id(12), 'ben', 'Ben@topout.example', 'a hash', true, false, false, false, null, null, null, '', true, false),
  (pg_temp.id(13), 'cleo', 'cleo@topout.example', 'a hash', true, true, false, true, null, null, pg_temp.id(2), '', false, true),
  (pg_temp.id(14), 'dan', 'dan@topout.example', 'a hash', false, false, false, false, null, null, null, '', true, true);
insert into circuits (id, gym_id, name, color) values
  (pg_temp.id(21), pg_temp.id(1), 'Green', 'green'),
  (pg_temp.id(22), pg_temp.id(1), 'Blue', 'blue'),
  (pg_temp.id(23), pg_temp.id(2), 'White', 'pink');
insert into sets (id, circuit_id, name, date) values
  (pg_temp.id(31), pg_temp.id(21), 'Winter', '2026-01-01'),
  (pg_temp.id(32), pg_temp.id(22), null, '2026-02-01'),
  (pg_temp.id(33), pg_temp.id(23), null, '2026-02-02');
insert into routes (id, set_id, name, grade, location, style, x, y, image, thumbnail) values
  (pg_temp.id(41), pg_temp.id(31), 'G1', '6a', 'Cave', 'Slab', 0.5, -3.25, 'images/g1.webp', 'images/g1-small.webp'),
  (pg_temp.id(42), pg_temp.id(31), 'G2', 'V4', 'Cave', 'Roof, Dyno', 10, 20, null, null),
  (pg_temp.id(43), pg_temp.id(32), 'B1', '7A+', '', '', 30, 40, null, null),
  (pg_temp.id(44), pg_temp.id(33), 'W1', '5', '', '', 0, 0, null, null);
insert into activities (id, user_id, gym_id, day, time) values
  (pg_temp.id(51), pg_temp.id(11), pg_temp.id(1), '2026-01-02', '2026-01-02T10:00Z'),
  (pg_temp.id(52), pg_temp.id(11), pg_temp.id(2), '2026-02-03', '2026-02-03T10:00Z'),
  (pg_temp.id(53), pg_temp.id(12), pg_temp.id(1), '2026-01-02', '2026-01-02T11:00Z');
insert into climbs (id, route_id, user_id, activity_id, sent, time) values
  (pg_temp.id(61), pg_temp.id(41), pg_temp.id(11), pg_temp.id(51), true, '2026-01-02T10:00Z'),
  (pg_temp.id(62), pg_temp.id(41), pg_temp.id(11), pg_temp.id(51), true, '2026-01-02T10:30Z'),
  (pg_temp.id(63), pg_temp.id(43), pg_temp.id(11), pg_temp.id(51), true, '2026-01-02T10:40Z'),
  (pg_temp.id(64), pg_temp.id(42), pg_temp.id(11), null, false, '2026-01-02T10:50Z'),
  (pg_temp.id(65), pg_temp.id(44), pg_temp.id(11), pg_temp.id(52), true, '2026-02-03T10:00Z'),
  (pg_temp.id(66), pg_temp.id(42), pg_temp.id(12), pg_temp.id(53), true, '2026-01-02T11:00Z');
insert into projects (user_id, route_id) values (pg_temp.id(11), pg_temp.id(42)), (pg_temp.id(13), pg_temp.id(41));
insert into reactions (activity_id, user_id) values (pg_temp.id(51), pg_temp.id(12)), (pg_temp.id(51), pg_temp.id(13));
insert into rate_counts (key, window_start, hits) values ('login:ana', '2026-01-02T10:00Z', 3);
insert into sessions (id, user_id, expires_at) values (pg_temp.id(71), pg_temp.id(11), '2099-01-01');
insert into videos (id, route_id, user_id, state, file, thumbnail, time) values
  (pg_temp.id(81), pg_temp.id(41), pg_temp.id(11), 'processed', 'videos/g1.mp4', 'videos/g1.webp', '2026-01-02T12:00Z');
