insert into rate_buckets (key, full_at) values ('registration', '2026-01-02T10:00Z');
