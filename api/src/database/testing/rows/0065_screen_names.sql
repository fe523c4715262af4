update gyms set screen_names = false where id = pg_temp.id(1);
