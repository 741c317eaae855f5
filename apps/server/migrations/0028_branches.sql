CREATE TABLE "branch" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"code" text NOT NULL,
	"position" integer NOT NULL,
	"is_shown" boolean NOT NULL,
	"yard_id" uuid,
	"emirate" text NOT NULL,
	"building" text,
	"unit" text,
	"po_box" text,
	"makani" text,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"phone" text NOT NULL,
	"whatsapp" text,
	"email" text,
	"services" text[] NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "branch_code_once" UNIQUE("code"),
	CONSTRAINT "branch_yard_once" UNIQUE("yard_id"),
	CONSTRAINT "branch_emirate" CHECK ("branch"."emirate" in ('sharjah', 'dubai', 'abuDhabi', 'ajman', 'rasAlKhaimah', 'fujairah', 'ummAlQuwain')),
	CONSTRAINT "branch_phone" CHECK ("branch"."phone" ~ '^[+][1-9][0-9]{6,14}$'),
	CONSTRAINT "branch_whatsapp" CHECK ("branch"."whatsapp" ~ '^[+][1-9][0-9]{6,14}$'),
	CONSTRAINT "branch_email" CHECK ("branch"."email" ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
	CONSTRAINT "branch_makani" CHECK ("branch"."makani" is null or ("branch"."makani" ~ '^[0-9]{5} ?[0-9]{5}$' and "branch"."emirate" = 'dubai')),
	CONSTRAINT "branch_services" CHECK ("branch"."services" <@ array['viewing', 'inspection', 'collection', 'exportDocuments', 'parts', 'bidder', 'weighbridge', 'storage']::text[]),
	CONSTRAINT "branch_pin" CHECK ("branch"."latitude" between 22.5 and 26.2
        and "branch"."longitude" between 51.4 and 56.5)
);
--> statement-breakpoint
CREATE TABLE "branch_hours" (
	"branch_id" uuid NOT NULL,
	"season" text NOT NULL,
	"weekday" smallint NOT NULL,
	"opens_at" smallint NOT NULL,
	"closes_at" smallint NOT NULL,
	"break_from" smallint,
	"break_until" smallint,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "branch_hours_once" PRIMARY KEY("branch_id","season","weekday"),
	CONSTRAINT "branch_hours_season" CHECK ("branch_hours"."season" in ('regular', 'ramadan')),
	CONSTRAINT "branch_hours_weekday" CHECK ("branch_hours"."weekday" between 1 and 7),
	CONSTRAINT "branch_hours_of_day" CHECK (0 <= "branch_hours"."opens_at" and "branch_hours"."opens_at" < "branch_hours"."closes_at" and "branch_hours"."closes_at" <= 1440),
	CONSTRAINT "branch_hours_break" CHECK (("branch_hours"."break_from" is null) = ("branch_hours"."break_until" is null)
        and "branch_hours"."opens_at" < "branch_hours"."break_from" and "branch_hours"."break_from" < "branch_hours"."break_until"
        and "branch_hours"."break_until" < "branch_hours"."closes_at")
);
--> statement-breakpoint
CREATE TABLE "branch_text" (
	"branch_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"area" text NOT NULL,
	"street" text,
	"landmark" text,
	"access" text,
	"bring" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "branch_text_once" PRIMARY KEY("branch_id","locale")
);
--> statement-breakpoint
CREATE TABLE "holiday" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"effect" text NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"is_confirmed" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "holiday_once" UNIQUE("effect","first_day"),
	CONSTRAINT "holiday_effect" CHECK ("holiday"."effect" in ('closed', 'ramadan')),
	CONSTRAINT "holiday_days" CHECK ("holiday"."last_day" - "holiday"."first_day" between 0 and 30)
);
--> statement-breakpoint
CREATE TABLE "holiday_text" (
	"holiday_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "holiday_text_once" PRIMARY KEY("holiday_id","locale")
);
--> statement-breakpoint
ALTER TABLE "branch" ADD CONSTRAINT "branch_yard_id_yard_id_fk" FOREIGN KEY ("yard_id") REFERENCES "public"."yard"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "branch_hours" ADD CONSTRAINT "branch_hours_branch_id_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "branch_text" ADD CONSTRAINT "branch_text_branch_id_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holiday_text" ADD CONSTRAINT "holiday_text_holiday_id_holiday_id_fk" FOREIGN KEY ("holiday_id") REFERENCES "public"."holiday"("id") ON DELETE cascade ON UPDATE no action;