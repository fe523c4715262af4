-- The program calls these functions, so that its role needs no right to change or delete entries (docs/decisions/0103).
CREATE FUNCTION "delete_old_audit_entries"("max_age_days" integer) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  delete from public.audit_entries
  where time < now() - make_interval(days => greatest(max_age_days, 30));
$$;--> statement-breakpoint
CREATE FUNCTION "remove_audit_addresses"("deleted_user" uuid) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  update public.audit_entries set address = null
  where actor_id = deleted_user and not exists (select from public.users where id = deleted_user);
$$;
