insert into client_visits (visit_id, part, release, taps, failed_taps, failed_loads, counted) values
  ('00000000-0000-4000-8000-00000000c001', 'climber', '5e8070708c1e9511', 12, 1, 0, '{lcp,error}');
insert into client_counts (hour, part, release, kind, value, count) values
  ('2026-11-28T09:00Z', 'climber', '5e8070708c1e9511', 'failed_taps', 'NETWORK', 1);
insert into client_errors (hour, part, release, message, place, route, count, last_time) values
  ('2026-11-28T09:00Z', 'climber', '5e8070708c1e9511', 'TypeError: Not a function', 'common-1.js:5:1', '/', 1, '2026-11-28T09:12Z');
