insert into known_addresses (user_id, address_hash) values (pg_temp.id(11), 'a hash');
