update users set second_scale = 'font', guard_beta = true where id = pg_temp.id(11);
