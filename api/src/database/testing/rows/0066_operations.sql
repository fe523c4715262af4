insert into operation_runs (kind, started_at, finished_at, failure, succeeded_at, details) values
  ('check', '2026-03-02T02:00Z', '2026-03-02T02:01Z', 'No space', '2026-03-01T02:01Z', '{"files": 3}');
insert into stored_files (key, size_bytes, sha256) values ('images/g1.webp', 3000000000, 'a hash');
