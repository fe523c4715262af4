insert into file_sweep (swept_parts) values (7);
