insert into videos (id, route_id, user_id, state, original, failure) values
  (pg_temp.id(82), pg_temp.id(42), pg_temp.id(12), 'uploaded', 'videos/g2-original.mov', null),
  (pg_temp.id(83), pg_temp.id(43), pg_temp.id(12), 'failed', null, 'unreadable');
