CREATE TABLE "security_log" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"outcome" text NOT NULL,
	"subject_id" uuid,
	"method" text,
	"browser" text DEFAULT '' NOT NULL,
	"system" text DEFAULT '' NOT NULL,
	"network" text DEFAULT '' NOT NULL,
	"country" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "security_log_kind" CHECK ("security_log"."kind" in ('signIn', 'tokenReuse', 'signOutOthers', 'passwordReset', 'passwordChange', 'mailChange', 'mobileChange', 'passkeyAdd', 'passkeyRemove', 'socialBind', 'socialUnbind', 'permissionGrant', 'dataExport', 'erasure')),
	CONSTRAINT "security_log_outcome" CHECK ("security_log"."outcome" in ('accepted', 'refused')),
	CONSTRAINT "security_log_method" CHECK ("security_log"."method" in ('registration', 'password', 'code', 'passkey', 'social')),
	CONSTRAINT "security_log_accepted_has_subject" CHECK ("security_log"."outcome" = 'refused' or "security_log"."subject_id" is not null)
);
--> statement-breakpoint
CREATE INDEX "security_log_of_subject" ON "security_log" USING btree ("subject_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "security_log_old" ON "security_log" USING btree ("created_at");