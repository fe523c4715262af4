insert into audit_entries (id, action, object_type, object_id, object_name, gym_id) values
  (pg_temp.id(92), 'delete', 'route', pg_temp.id(49), 'G9', pg_temp.id(1));
