-- Lets the role topout_app do what the program needs, and nothing else. Run it once as the owner of the database,
-- after the first `topout migrate`. Tables of later migrations get the privileges by default.

grant usage on schema public, pgboss, drizzle to topout_app;

-- The program reads and writes rows.
grant select, insert, update, delete on all tables in schema public, pgboss to topout_app;
alter default privileges in schema public grant select, insert, update, delete on tables to topout_app;
alter default privileges in schema pgboss grant select, insert, update, delete on tables to topout_app;

-- Entries of the audit can only be added. Functions of the owner delete the old ones (docs/decisions/0103).
revoke update, delete on audit_entries from topout_app;

-- The program compares the list of migrations with its own.
grant select on all tables in schema drizzle to topout_app;
