update routes set setter_id = pg_temp.id(13), published_at = '2026-01-01T08:00Z', leaves_on = '2099-01-01' where id = pg_temp.id(41);
update routes set status = 'stripped', stripped_at = '2026-03-01', stripped_by = pg_temp.id(11) where id = pg_temp.id(44);
-- The trigger stores the former name.
update routes set name = 'B2', grade = '7B' where id = pg_temp.id(43);
