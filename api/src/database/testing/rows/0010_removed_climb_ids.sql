insert into removed_climb_ids (user_id, climb_id) values (pg_temp.id(11), pg_temp.id(67));
