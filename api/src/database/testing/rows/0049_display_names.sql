update users set display_name = 'Ana Ωmega' where id = pg_temp.id(11);
