insert into area_codes (code, gym_id, name) values ('2BCDFG', pg_temp.id(1), 'Removed area');
insert into code_scans (code, day, gym_id, scans) values ('2BCDFG', '2026-03-02', pg_temp.id(1), 5);
update routes set code = 'BBCDFG' where id = pg_temp.id(42);
