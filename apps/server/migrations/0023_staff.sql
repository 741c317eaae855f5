CREATE TABLE "staff_app" (
	"staff_id" uuid PRIMARY KEY NOT NULL,
	"secret_id" uuid DEFAULT uuidv7() NOT NULL,
	"last_step" bigint,
	"enabled_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_passkey" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"staff_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "staff_passkey_once" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "staff_recovery_code" (
	"staff_id" uuid NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_recovery_code_once" PRIMARY KEY("staff_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "staff_credential" (
	"staff_id" uuid PRIMARY KEY NOT NULL,
	"password_hash" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_step" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"staff_id" uuid,
	"challenge" text,
	"tries" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "staff_step_kind" CHECK ("staff_step"."kind" in ('secondFactor', 'setUp', 'passkey', 'addPasskey')),
	CONSTRAINT "staff_step_whose" CHECK (("staff_step"."kind" = 'passkey') = ("staff_step"."staff_id" is null)),
	CONSTRAINT "staff_step_tries" CHECK ("staff_step"."tries" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "role" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"code" text,
	"name" text,
	"permissions" text[] NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "role_code_once" UNIQUE("code"),
	CONSTRAINT "role_has_one_name" CHECK (("role"."code" is null) = ("role"."name" is not null)),
	CONSTRAINT "role_code" CHECK ("role"."code" in ('administrator', 'equipmentClerk', 'contentEditor', 'serviceAgent', 'auditor'))
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"locale" text DEFAULT 'en' NOT NULL,
	"state" text DEFAULT 'invited' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_sign_in_at" timestamp with time zone,
	CONSTRAINT "staff_state" CHECK ("staff"."state" in ('invited', 'active', 'disabled'))
);
--> statement-breakpoint
CREATE TABLE "staff_invitation" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"staff_id" uuid NOT NULL,
	"invited_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "staff_invitation_once" UNIQUE("staff_id")
);
--> statement-breakpoint
CREATE TABLE "staff_role" (
	"staff_id" uuid NOT NULL,
	"role_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_role_once" PRIMARY KEY("staff_id","role_id")
);
--> statement-breakpoint
ALTER TABLE "staff_app" ADD CONSTRAINT "staff_app_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_passkey" ADD CONSTRAINT "staff_passkey_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_recovery_code" ADD CONSTRAINT "staff_recovery_code_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_credential" ADD CONSTRAINT "staff_credential_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_step" ADD CONSTRAINT "staff_step_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitation" ADD CONSTRAINT "staff_invitation_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitation" ADD CONSTRAINT "staff_invitation_invited_by_staff_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_role" ADD CONSTRAINT "staff_role_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_role" ADD CONSTRAINT "staff_role_role_id_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."role"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_passkey_of_staff" ON "staff_passkey" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_step_over" ON "staff_step" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "role_name_once" ON "role" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "staff_email_once" ON "staff" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "staff_by_name" ON "staff" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "staff_role_of_role" ON "staff_role" USING btree ("role_id");--> statement-breakpoint
CREATE FUNCTION "keep_an_administrator"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	administrator uuid;
BEGIN
	-- The lock makes concurrent removals wait for each other: the second one sees the first.
	SELECT "id" INTO administrator FROM "role" WHERE "code" = 'administrator' FOR NO KEY UPDATE;
	IF TG_TABLE_NAME = 'staff_role' THEN
		IF OLD."role_id" IS DISTINCT FROM administrator
			OR NOT EXISTS (SELECT FROM "staff" WHERE "id" = OLD."staff_id" AND "state" = 'active') THEN
			RETURN NULL;
		END IF;
	ELSIF NOT EXISTS (SELECT FROM "staff_role" WHERE "staff_id" = OLD."id" AND "role_id" = administrator) THEN
		RETURN NULL;
	END IF;
	IF NOT EXISTS (
		SELECT FROM "staff" JOIN "staff_role" ON "staff_role"."staff_id" = "staff"."id"
		WHERE "staff_role"."role_id" = administrator AND "staff"."state" = 'active'
	) THEN
		RAISE EXCEPTION 'the last administrator stays'
			USING ERRCODE = 'check_violation', CONSTRAINT = 'staff_has_administrator';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "staff_keeps_administrator" AFTER UPDATE OF "state" ON "staff" FOR EACH ROW WHEN (OLD."state" = 'active' AND NEW."state" <> 'active') EXECUTE FUNCTION "keep_an_administrator"();
--> statement-breakpoint
CREATE TRIGGER "staff_role_keeps_administrator" AFTER DELETE ON "staff_role" FOR EACH ROW EXECUTE FUNCTION "keep_an_administrator"();
