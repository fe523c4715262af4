insert into former_usernames (name, user_id) values ('anna', pg_temp.id(11));
