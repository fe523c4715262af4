insert into report_reasons (id, report_id, reporter_id, reason, subject_version, counts_for_hiding) values
  (pg_temp.id(147), pg_temp.id(141), pg_temp.id(12), 'other', 'videos/g1.mp4', true);
