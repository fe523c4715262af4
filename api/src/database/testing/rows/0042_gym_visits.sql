insert into gym_visits (user_id, gym_id, last_seen, previous, seen_until, seen_leaving) values
  (pg_temp.id(11), pg_temp.id(1), '2026-03-02', '2026-03-01', '2026-03-01T12:00Z', '{"00000000-0000-7000-8000-000000000041": "2099-01-01"}');
