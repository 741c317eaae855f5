CREATE TABLE "recovery_code" (
	"member_id" uuid NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recovery_code_once" PRIMARY KEY("member_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "second_factor" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"secret_id" uuid DEFAULT uuidv7() NOT NULL,
	"last_step" bigint,
	"enabled_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "second_step" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"member_id" uuid NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "second_step_tries" CHECK ("second_step"."tries" between 0 and 5)
);
--> statement-breakpoint
ALTER TABLE "security_log" DROP CONSTRAINT "security_log_kind";--> statement-breakpoint
ALTER TABLE "security_log" DROP CONSTRAINT "security_log_method";--> statement-breakpoint
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factor" ADD CONSTRAINT "second_factor_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_step" ADD CONSTRAINT "second_step_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "second_step_over" ON "second_step" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "security_log" ADD CONSTRAINT "security_log_kind" CHECK ("security_log"."kind" in ('signIn', 'tokenReuse', 'signOutOthers', 'passwordReset', 'passwordChange', 'mailChange', 'mobileChange', 'passkeyAdd', 'passkeyRemove', 'socialBind', 'socialUnbind', 'secondFactorEnable', 'secondFactorDisable', 'recoveryCodesRenew', 'identityProof', 'permissionGrant', 'dataExport', 'erasure'));--> statement-breakpoint
ALTER TABLE "security_log" ADD CONSTRAINT "security_log_method" CHECK ("security_log"."method" in ('registration', 'password', 'code', 'passkey', 'social', 'totp', 'recoveryCode'));