update resets set changed_by = pg_temp.id(11) where id = pg_temp.id(121);
