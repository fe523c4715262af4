-- The program gives each new area a code.
insert into area_codes (code, gym_id, name) values ('3BCDFG', pg_temp.id(1), 'Cave');
update gyms set layout = jsonb_set(layout, '{areas,0,code}', '"3BCDFG"') where id = pg_temp.id(1);
