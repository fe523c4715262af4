update users set uploads_stopped_until = '2099-01-01' where id = pg_temp.id(14);
update videos set hidden = 'reports' where id = pg_temp.id(81);
insert into reports (id, type, video_id, route_id, owner_id, part, gym_id, status, decided_by, decided_at, uploads_stopped_until, removed_text, removed_image, removed_thumbnail) values
  (pg_temp.id(141), 'video', pg_temp.id(81), null, pg_temp.id(11), null, pg_temp.id(1), 'open', null, null, null, null, null, null),
  (pg_temp.id(142), 'route', null, pg_temp.id(42), null, null, pg_temp.id(1), 'removed', pg_temp.id(11), '2026-03-02', '2026-04-02', 'A name', 'images/g2.webp', 'images/g2-small.webp'),
  (pg_temp.id(143), 'user', null, null, pg_temp.id(14), 'about', null, 'kept', pg_temp.id(11), '2026-03-02', null, null, null, null);
insert into report_reasons (id, report_id, reporter_id, reason, text, counts_for_hiding, dismissed_at) values
  (pg_temp.id(144), pg_temp.id(141), pg_temp.id(13), 'other', 'Not this route', true, null),
  (pg_temp.id(145), pg_temp.id(143), null, 'spam', null, false, '2026-03-02');
insert into report_decisions (id, report_id, decision, decided_by, stop_uploads_days) values
  (pg_temp.id(146), pg_temp.id(142), 'remove', pg_temp.id(11), 7);
