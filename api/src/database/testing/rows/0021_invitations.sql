insert into invitations (id, gym_id, email, role, until, created_by, expires_at) values
  (pg_temp.id(111), pg_temp.id(1), 'Eve@topout.example', 'manager', '2099-01-01', pg_temp.id(11), '2099-01-01');
