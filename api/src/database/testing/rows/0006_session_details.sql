update sessions set agent = 'Firefox', last_seen = '2026-01-02T10:00Z';
insert into session_links (token_hash, session_id, expires_at) values ('a hash', pg_temp.id(71), '2099-01-01');
