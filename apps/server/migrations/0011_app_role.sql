-- The processes work with this role and not as the owner of the tables, whom neither grants nor row-level security bind.
-- Roles belong to the whole cluster: several databases may be migrated at once.
DO $$ BEGIN
	IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'ironsouq_app') THEN
		CREATE ROLE "ironsouq_app" NOLOGIN NOBYPASSRLS;
	END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;
--> statement-breakpoint
-- Calls of merchants change to their role. It is not inherited: its policies are none of this role.
DO $$ BEGIN
	IF NOT pg_has_role('ironsouq_app', 'ironsouq_merchant', 'SET') THEN
		GRANT "ironsouq_merchant" TO "ironsouq_app" WITH INHERIT FALSE, SET TRUE;
	END IF;
EXCEPTION WHEN unique_violation THEN NULL;
END $$;
--> statement-breakpoint
-- Development and tests connect as the owner and change to this role.
DO $$ BEGIN
	IF NOT pg_has_role(current_user, 'ironsouq_app', 'SET') THEN
		GRANT "ironsouq_app" TO CURRENT_USER WITH INHERIT FALSE, SET TRUE;
	END IF;
END $$;
--> statement-breakpoint
GRANT USAGE ON SCHEMA "public" TO "ironsouq_app";--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA "public" TO "ironsouq_app";--> statement-breakpoint
GRANT USAGE ON ALL SEQUENCES IN SCHEMA "public" TO "ironsouq_app";--> statement-breakpoint
GRANT EXECUTE ON FUNCTION "queue_job"(text, json, integer), "other_sellers_asked"(uuid) TO "ironsouq_app";--> statement-breakpoint
ALTER DEFAULT PRIVILEGES IN SCHEMA "public" GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO "ironsouq_app";--> statement-breakpoint
ALTER DEFAULT PRIVILEGES IN SCHEMA "public" GRANT USAGE ON SEQUENCES TO "ironsouq_app";--> statement-breakpoint
-- Views are only read: a write would happen with the rights of their owner.
REVOKE INSERT, UPDATE, DELETE ON "category_path", "asked_machine" FROM "ironsouq_app";--> statement-breakpoint
-- Append-only, also for someone who gets past a trigger.
REVOKE UPDATE, DELETE ON "audit_log", "currency_rate", "stock_movement", "ledger_account", "ledger_journal", "ledger_entry", "parcel_event" FROM "ironsouq_app";--> statement-breakpoint
-- The trigger of the audit log writes it, as its owner.
REVOKE INSERT, UPDATE, DELETE ON "audit_head" FROM "ironsouq_app";--> statement-breakpoint
-- Retention deletes from both logs. Of an erased member it is kept that they were erased, and not from where.
REVOKE UPDATE ON "lifecycle_log", "security_log" FROM "ironsouq_app";--> statement-breakpoint
GRANT UPDATE ("browser", "system", "network", "country", "delete_at") ON "security_log" TO "ironsouq_app";--> statement-breakpoint
-- Partitions are reached by their table alone.
DO $$
DECLARE part regclass;
BEGIN
	FOR part IN SELECT inhrelid FROM pg_inherits WHERE inhparent = 'audit_log'::regclass LOOP
		EXECUTE format('REVOKE ALL ON %s FROM "ironsouq_app"', part);
	END LOOP;
END $$;
--> statement-breakpoint
DO $$
DECLARE protected regclass;
BEGIN
	FOR protected IN SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relrowsecurity LOOP
		EXECUTE format('CREATE POLICY "all_rows_of_app" ON %s TO "ironsouq_app" USING (true) WITH CHECK (true)', protected);
	END LOOP;
END $$;
--> statement-breakpoint
-- Adds the partition of one month, which the worker may not do itself. A table that is attached locks only the default
-- partition, which is empty; one created in place would lock the whole log. Months of which rows are already in the
-- default partition stay there: moving them would mean deleting from the log.
CREATE FUNCTION "add_audit_log_partition"(month date) RETURNS text
	LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
	first timestamptz := date_trunc('month', month::timestamp) AT TIME ZONE 'UTC';
	following timestamptz := (date_trunc('month', month::timestamp) + interval '1 month') AT TIME ZONE 'UTC';
	part text := 'audit_log_' || to_char(month, 'YYYY_MM');
BEGIN
	IF to_regclass('public.' || part) IS NOT NULL THEN
		RETURN 'known';
	END IF;
	IF EXISTS (SELECT FROM audit_log_default WHERE at >= first AND at < following) THEN
		RETURN 'late';
	END IF;
	EXECUTE format('CREATE TABLE public.%I (LIKE audit_log INCLUDING ALL)', part);
	EXECUTE format('REVOKE ALL ON public.%I FROM "ironsouq_app"', part);
	EXECUTE format('ALTER TABLE audit_log ATTACH PARTITION public.%I FOR VALUES FROM (%L) TO (%L)', part, first, following);
	EXECUTE format('CREATE TRIGGER "audit_log_not_emptied" BEFORE TRUNCATE ON public.%I
		FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_log_change()', part);
	RETURN 'added';
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION "add_audit_log_partition"(date) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION "add_audit_log_partition"(date) TO "ironsouq_app";
