-- The trigger adds the version of the gym, that of the climb adds the version of the climber.
update gyms set name = 'Depot Leeds' where id = pg_temp.id(1);
insert into climbs (id, route_id, user_id, sent, time) values (pg_temp.id(68), pg_temp.id(43), pg_temp.id(13), false, '2026-02-03T12:00Z');
