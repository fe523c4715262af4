insert into video_uploads (id, user_id, route_id, size_bytes, metadata, video_id) values
  (pg_temp.id(101), pg_temp.id(11), pg_temp.id(41), 3000000000, '{"filename": "g1.mp4"}', pg_temp.id(81)),
  (pg_temp.id(102), pg_temp.id(12), pg_temp.id(41), 10, '{}', null);
insert into video_upload_parts (upload_id, start, size_bytes, file) values (pg_temp.id(102), 0, 5, 'uploads/part');
