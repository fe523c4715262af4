update gyms set grade_scale = '{"system": "custom", "grades": ["6a", "V4"]}', grade_targets = '[{"grade": "6a", "count": 3}]' where id = pg_temp.id(1);
update routes set grade_min = 0, grade_max = 1 where id = pg_temp.id(41);
