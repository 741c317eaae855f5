ALTER TABLE "staff_app" ADD COLUMN "next_secret_id" uuid;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "keep_an_administrator"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	administrator uuid;
BEGIN
	SELECT "id" INTO administrator FROM "role" WHERE "code" = 'administrator';
	IF TG_TABLE_NAME = 'staff_role' THEN
		IF OLD."role_id" IS DISTINCT FROM administrator
			OR NOT EXISTS (SELECT FROM "staff" WHERE "id" = OLD."staff_id" AND "state" = 'active') THEN
			RETURN NULL;
		END IF;
	ELSIF NOT EXISTS (SELECT FROM "staff_role" WHERE "staff_id" = OLD."id" AND "role_id" = administrator) THEN
		RETURN NULL;
	END IF;
	-- Concurrent removals wait for each other, and the second one sees the first. Not a lock of the
	-- role: both may already share one.
	PERFORM pg_advisory_xact_lock(hashtext('staff_has_administrator'));
	IF NOT EXISTS (
		SELECT FROM "staff" JOIN "staff_role" ON "staff_role"."staff_id" = "staff"."id"
		WHERE "staff_role"."role_id" = administrator AND "staff"."state" = 'active'
	) THEN
		RAISE EXCEPTION 'the last administrator stays'
			USING ERRCODE = 'check_violation', CONSTRAINT = 'staff_has_administrator';
	END IF;
	RETURN NULL;
END $$;
