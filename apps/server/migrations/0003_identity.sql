CREATE TABLE "consent" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"member_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"is_given" boolean NOT NULL,
	"version" text,
	"source" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "favorite" (
	"member_id" uuid NOT NULL,
	"device_id" uuid NOT NULL,
	"price_minor" bigint,
	"price_currency" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favorite_once" PRIMARY KEY("member_id","device_id"),
	CONSTRAINT "favorite_price" CHECK (("favorite"."price_minor" is null) = ("favorite"."price_currency" is null))
);
--> statement-breakpoint
CREATE TABLE "browse" (
	"member_id" uuid NOT NULL,
	"device_id" uuid NOT NULL,
	"day" date NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"price_minor" bigint,
	"price_currency" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "browse_once" PRIMARY KEY("member_id","device_id","day"),
	CONSTRAINT "browse_price" CHECK (("browse"."price_minor" is null) = ("browse"."price_currency" is null))
);
--> statement-breakpoint
CREATE TABLE "credential" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"password_hash" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_device" (
	"member_id" uuid NOT NULL,
	"key_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_device_once" PRIMARY KEY("member_id","key_hash")
);
--> statement-breakpoint
CREATE TABLE "passkey" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"member_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkey_once" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "passkey_attempt" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"member_id" uuid,
	"challenge" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "social_attempt" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"social_type" text NOT NULL,
	"callback_url" text NOT NULL,
	"nonce" text NOT NULL,
	"verifier" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"subject" text,
	"mail" text,
	"is_mail_verified" boolean,
	"nick_name" text,
	"bound_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "social_binding" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"member_id" uuid NOT NULL,
	"social_type" text NOT NULL,
	"subject" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "social_binding_once" UNIQUE("social_type","subject"),
	CONSTRAINT "social_binding_of_member_once" UNIQUE("member_id","social_type"),
	CONSTRAINT "social_binding_type" CHECK ("social_binding"."social_type" in ('google', 'apple', 'microsoft', 'wechat', 'facebook'))
);
--> statement-breakpoint
CREATE TABLE "verification_code" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"purpose" text NOT NULL,
	"channel" text NOT NULL,
	"target" text NOT NULL,
	"member_id" uuid,
	"locale" text NOT NULL,
	"browser" text DEFAULT '' NOT NULL,
	"system" text DEFAULT '' NOT NULL,
	"country" text,
	"tries" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"verified_at" timestamp with time zone,
	"spent_at" timestamp with time zone,
	CONSTRAINT "verification_code_once" UNIQUE("purpose","target"),
	CONSTRAINT "verification_code_purpose" CHECK ("verification_code"."purpose" in ('register', 'login', 'reset', 'changeMail', 'changeMobile', 'secure')),
	CONSTRAINT "verification_code_tries" CHECK ("verification_code"."tries" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "notification" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"member_id" uuid NOT NULL,
	"group_name" text NOT NULL,
	"kind" text NOT NULL,
	"facts" jsonb NOT NULL,
	"link" text,
	"event_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notification_once" UNIQUE("member_id","event_id"),
	CONSTRAINT "notification_group" CHECK ("notification"."group_name" in ('machines', 'account'))
);
--> statement-breakpoint
CREATE TABLE "data_export" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"member_id" uuid NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"object_key" text,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "data_export_state" CHECK ("data_export"."state" in ('asked', 'ready', 'expired'))
);
--> statement-breakpoint
CREATE TABLE "erasure" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"member_id" uuid NOT NULL,
	"mail" text,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "erasure_once" UNIQUE("member_id")
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "previous_hash" "bytea";--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "previous_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "rotated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "browser" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "system" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "network" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "last_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "account" text;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "mail_verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "mobile_verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "company" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "gender" text DEFAULT 'unsaid' NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "birth_date" date;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "locale" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "units" text DEFAULT 'metric' NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "time_zone" text DEFAULT 'Asia/Dubai' NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "is_history_paused" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorite" ADD CONSTRAINT "favorite_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorite" ADD CONSTRAINT "favorite_device_id_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."device"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "browse" ADD CONSTRAINT "browse_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "browse" ADD CONSTRAINT "browse_device_id_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."device"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credential" ADD CONSTRAINT "credential_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_device" ADD CONSTRAINT "known_device_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_binding" ADD CONSTRAINT "social_binding_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_export" ADD CONSTRAINT "data_export_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasure" ADD CONSTRAINT "erasure_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consent_latest" ON "consent" USING btree ("member_id","subject","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "favorite_of_device" ON "favorite" USING btree ("device_id");--> statement-breakpoint
CREATE INDEX "browse_of_member" ON "browse" USING btree ("member_id","seen_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "browse_old" ON "browse" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "passkey_of_member" ON "passkey" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "passkey_attempt_over" ON "passkey_attempt" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "social_attempt_over" ON "social_attempt" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "verification_code_over" ON "verification_code" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "notification_of_member" ON "notification" USING btree ("member_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notification_unread" ON "notification" USING btree ("member_id") WHERE read_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "data_export_one_at_a_time" ON "data_export" USING btree ("member_id") WHERE state = 'asked';--> statement-breakpoint
CREATE INDEX "data_export_of_member" ON "data_export" USING btree ("member_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "data_export_due" ON "data_export" USING btree ("expires_at") WHERE state <> 'expired';--> statement-breakpoint
CREATE INDEX "rate_limit_over" ON "rate_limit" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "session_over" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "upload_of_owner" ON "upload" USING btree ("owner_audience","owner_id");--> statement-breakpoint
CREATE INDEX "upload_of_picture" ON "upload" USING btree ("picture_key");--> statement-breakpoint
CREATE UNIQUE INDEX "member_account_once" ON "member" USING btree (lower("account"));--> statement-breakpoint
CREATE UNIQUE INDEX "member_mail_once" ON "member" USING btree (lower("mail"));--> statement-breakpoint
CREATE UNIQUE INDEX "member_mobile_once" ON "member" USING btree ("mobile");--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_previous_once" UNIQUE("previous_hash");--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_gender" CHECK ("member"."gender" in ('female', 'male', 'unsaid'));--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_units" CHECK ("member"."units" in ('metric', 'imperial'));--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_erased_is_empty" CHECK ("member"."erased_at" is null or ("member"."account" is null and "member"."mail" is null and "member"."mobile" is null and "member"."pic" is null and "member"."birth_date" is null and "member"."company" = ''));