insert into blocks (user_id, blocked_id) values (pg_temp.id(11), pg_temp.id(14));
