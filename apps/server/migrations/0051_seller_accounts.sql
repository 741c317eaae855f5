CREATE TABLE "seller_account" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"seller_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"role" text NOT NULL,
	"state" text DEFAULT 'invited' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_sign_in_at" timestamp with time zone,
	CONSTRAINT "seller_account_role" CHECK ("seller_account"."role" in ('owner', 'sales', 'warehouse', 'finance')),
	CONSTRAINT "seller_account_state" CHECK ("seller_account"."state" in ('invited', 'active', 'disabled'))
);
--> statement-breakpoint
CREATE TABLE "seller_invitation" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"account_id" uuid NOT NULL,
	"invited_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "seller_invitation_once" UNIQUE("account_id")
);
--> statement-breakpoint
CREATE TABLE "licence_file" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"object_key" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "licence_file_once" UNIQUE("object_key"),
	CONSTRAINT "licence_file_type" CHECK ("licence_file"."type" in ('application/pdf', 'image/jpeg', 'image/png'))
);
--> statement-breakpoint
CREATE TABLE "seller_application" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "seller_application_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 2001 CACHE 1),
	"firm_name" text NOT NULL,
	"licence_no" text NOT NULL,
	"trn" text NOT NULL,
	"emirate" text NOT NULL,
	"contact_name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"licence_file_id" uuid NOT NULL,
	"state" text DEFAULT 'submitted' NOT NULL,
	"reason" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"seller_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "seller_application_number_once" UNIQUE("number"),
	CONSTRAINT "seller_application_file_once" UNIQUE("licence_file_id"),
	CONSTRAINT "seller_application_state" CHECK ("seller_application"."state" in ('submitted', 'approved', 'refused')),
	CONSTRAINT "seller_application_emirate" CHECK ("seller_application"."emirate" in ('sharjah', 'dubai', 'abuDhabi', 'ajman', 'rasAlKhaimah', 'fujairah', 'ummAlQuwain')),
	CONSTRAINT "seller_application_refused_says_why" CHECK (("seller_application"."state" = 'refused') = ("seller_application"."reason" is not null)),
	CONSTRAINT "seller_application_approved_has_seller" CHECK (("seller_application"."state" = 'approved') = ("seller_application"."seller_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "seller_account_app" (
	"seller_account_id" uuid PRIMARY KEY NOT NULL,
	"secret_id" uuid DEFAULT uuidv7() NOT NULL,
	"next_secret_id" uuid,
	"last_step" bigint,
	"enabled_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seller_account_credential" (
	"seller_account_id" uuid PRIMARY KEY NOT NULL,
	"password_hash" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seller_account_passkey" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"seller_account_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "seller_account_passkey_once" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "seller_account_recovery_code" (
	"seller_account_id" uuid NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "seller_account_recovery_code_once" PRIMARY KEY("seller_account_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "seller_account_step" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"seller_account_id" uuid,
	"challenge" text,
	"tries" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "seller_account_step_kind" CHECK ("seller_account_step"."kind" in ('secondFactor', 'setUp', 'passkey', 'addPasskey')),
	CONSTRAINT "seller_account_step_whose" CHECK (("seller_account_step"."kind" = 'passkey') = ("seller_account_step"."seller_account_id" is null)),
	CONSTRAINT "seller_account_step_tries" CHECK ("seller_account_step"."tries" between 0 and 5)
);
--> statement-breakpoint
ALTER TABLE "session" DROP CONSTRAINT "session_permissions";--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "seller_id" uuid;--> statement-breakpoint
ALTER TABLE "seller_account" ADD CONSTRAINT "seller_account_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_invitation" ADD CONSTRAINT "seller_invitation_account_id_seller_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."seller_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_invitation" ADD CONSTRAINT "seller_invitation_invited_by_seller_account_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."seller_account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_application" ADD CONSTRAINT "seller_application_licence_file_id_licence_file_id_fk" FOREIGN KEY ("licence_file_id") REFERENCES "public"."licence_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_application" ADD CONSTRAINT "seller_application_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_account_app" ADD CONSTRAINT "seller_account_app_seller_account_id_seller_account_id_fk" FOREIGN KEY ("seller_account_id") REFERENCES "public"."seller_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_account_credential" ADD CONSTRAINT "seller_account_credential_seller_account_id_seller_account_id_fk" FOREIGN KEY ("seller_account_id") REFERENCES "public"."seller_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_account_passkey" ADD CONSTRAINT "seller_account_passkey_seller_account_id_seller_account_id_fk" FOREIGN KEY ("seller_account_id") REFERENCES "public"."seller_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_account_recovery_code" ADD CONSTRAINT "seller_account_recovery_code_seller_account_id_seller_account_id_fk" FOREIGN KEY ("seller_account_id") REFERENCES "public"."seller_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_account_step" ADD CONSTRAINT "seller_account_step_seller_account_id_seller_account_id_fk" FOREIGN KEY ("seller_account_id") REFERENCES "public"."seller_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "seller_account_email_once" ON "seller_account" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "seller_account_of_seller" ON "seller_account" USING btree ("seller_id","created_at");--> statement-breakpoint
CREATE INDEX "licence_file_old" ON "licence_file" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "seller_application_email_waits_once" ON "seller_application" USING btree (lower("email")) WHERE state = 'submitted';--> statement-breakpoint
CREATE UNIQUE INDEX "seller_application_licence_waits_once" ON "seller_application" USING btree (upper("licence_no"),"emirate") WHERE state = 'submitted';--> statement-breakpoint
CREATE INDEX "seller_application_waiting" ON "seller_application" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "seller_application_by_name" ON "seller_application" USING btree ("firm_name","id");--> statement-breakpoint
CREATE INDEX "seller_application_of_trn" ON "seller_application" USING btree ("trn");--> statement-breakpoint
CREATE INDEX "seller_account_passkey_of_seller_account" ON "seller_account_passkey" USING btree ("seller_account_id");--> statement-breakpoint
CREATE INDEX "seller_account_step_over" ON "seller_account_step" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_seller" CHECK ("session"."audience" = 'merchant' or "session"."seller_id" is null);--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_permissions" CHECK (("session"."audience" = 'member') = ("session"."permissions" is null));