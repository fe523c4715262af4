update routes set undone_at = '2026-02-02T08:00Z' where id = pg_temp.id(45);
