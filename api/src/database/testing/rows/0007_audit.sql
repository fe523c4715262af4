insert into audit_entries (id, actor_id, action, object_type, object_id, object_name, before, after, address) values
  (pg_temp.id(91), pg_temp.id(11), 'update', 'gym', pg_temp.id(1), 'Depot', '{"about": ""}', '{"about": "Two floors"}', '203.0.113.7');
