-- Extensions: similar words (pg_trgm), and periods that do not overlap (btree_gist).
CREATE EXTENSION IF NOT EXISTS "pg_trgm";
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS "btree_gist";--> statement-breakpoint
CREATE SEQUENCE "public"."inspection_report_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 500001 CACHE 1;--> statement-breakpoint
CREATE TABLE "account_change" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"about" text NOT NULL,
	"former" jsonb NOT NULL,
	"to_mail" text,
	"to_mobile" text,
	"browser" text NOT NULL,
	"system" text NOT NULL,
	"network" text NOT NULL,
	"country" text,
	"created_at" timestamp with time zone NOT NULL,
	"undo_until" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "account_change_kind" CHECK ("account_change"."kind" in ('mail', 'mobile', 'passkeyAdded', 'passkeyRemoved', 'socialBound', 'socialUnbound', 'secondFactorEnabled', 'secondFactorDisabled', 'recoveryCodesRenewed')),
	CONSTRAINT "account_change_former" CHECK ("account_change"."former" ->> 'kind' = "account_change"."kind"),
	CONSTRAINT "account_change_one_address" CHECK ("account_change"."to_mail" is null or "account_change"."to_mobile" is null)
);
--> statement-breakpoint
CREATE TABLE "address" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"member_id" uuid NOT NULL,
	"recipient" text NOT NULL,
	"phone" text NOT NULL,
	"country" text NOT NULL,
	"region" text NOT NULL,
	"city" text NOT NULL,
	"detail" text NOT NULL,
	"makani" text,
	"postal_code" text,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "address_country" CHECK ("address"."country" ~ '^[A-Z]{2}$'),
	CONSTRAINT "address_makani" CHECK ("address"."makani" ~ '^[0-9]{10}$'),
	CONSTRAINT "address_detail" CHECK (char_length("address"."detail") between 5 and 50)
);
--> statement-breakpoint
CREATE TABLE "announcement" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"audience" text NOT NULL,
	"languages" text[] NOT NULL,
	"is_important" boolean NOT NULL,
	"link" text,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"turns_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "announcement_audience" CHECK ("announcement"."audience" in ('everyone', 'members')),
	CONSTRAINT "announcement_times" CHECK ("announcement"."ends_at" > "announcement"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "announcement_read" (
	"announcement_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "announcement_read_once" PRIMARY KEY("announcement_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "announcement_text" (
	"announcement_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "announcement_text_once" PRIMARY KEY("announcement_id","locale")
);
--> statement-breakpoint
CREATE TABLE "audit_anchor" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"seq" bigint NOT NULL,
	"hash" "bytea" NOT NULL,
	"signed" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"stored_at" timestamp with time zone,
	CONSTRAINT "audit_anchor_once" UNIQUE("seq")
);
--> statement-breakpoint
CREATE TABLE "audit_check" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"seq" bigint NOT NULL,
	"last_seq" bigint NOT NULL,
	"hash" "bytea" NOT NULL,
	"until" bigint NOT NULL,
	"anchored" bigint NOT NULL,
	"fault_count" integer DEFAULT 0 NOT NULL,
	"faults" jsonb NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"signature" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_export" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"staff_id" uuid NOT NULL,
	"filter" jsonb NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"row_count" integer,
	"object_key" text,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "audit_export_state" CHECK ("audit_export"."state" in ('asked', 'ready', 'expired'))
);
--> statement-breakpoint
CREATE TABLE "balance_change" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"member_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"requested_by" uuid NOT NULL,
	"decided_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "balance_change_state" CHECK ("balance_change"."state" in ('waiting', 'posted', 'rejected')),
	CONSTRAINT "balance_change_amount" CHECK ("balance_change"."amount_minor" <> 0 and abs("balance_change"."amount_minor") <= 10000000),
	CONSTRAINT "balance_change_reason" CHECK ("balance_change"."reason" ~ '\S' and char_length("balance_change"."reason") <= 200),
	CONSTRAINT "balance_change_two_people" CHECK ("balance_change"."decided_by" <> "balance_change"."requested_by"),
	CONSTRAINT "balance_change_decided" CHECK (case "balance_change"."state" when 'waiting' then "balance_change"."decided_by" is null
        when 'rejected' then "balance_change"."decided_by" is not null
        else "balance_change"."decided_by" is not null or abs("balance_change"."amount_minor") <= 100000 end)
);
--> statement-breakpoint
CREATE TABLE "bank_account" (
	"seller_id" uuid PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"bank" text NOT NULL,
	"iban" text NOT NULL,
	"swift" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"stated_by" uuid NOT NULL,
	"confirmed_by" uuid,
	"confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bank_account_named" CHECK ("bank_account"."holder" ~ '\S' and "bank_account"."bank" ~ '\S'),
	CONSTRAINT "bank_account_iban" CHECK ("bank_account"."iban" ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$'),
	CONSTRAINT "bank_account_swift" CHECK ("bank_account"."swift" ~ '^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$'),
	CONSTRAINT "bank_account_version" CHECK ("bank_account"."version" >= 1),
	CONSTRAINT "bank_account_confirmed" CHECK (("bank_account"."confirmed_by" is null) = ("bank_account"."confirmed_at" is null) and "bank_account"."confirmed_by" <> "bank_account"."stated_by")
);
--> statement-breakpoint
CREATE TABLE "batch" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"action" text NOT NULL,
	"params" jsonb NOT NULL,
	"staff_id" uuid,
	"account_id" uuid,
	"seller_id" uuid,
	"acting" jsonb NOT NULL,
	"state" text DEFAULT 'running' NOT NULL,
	"total" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"undo_of" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "batch_undone_once" UNIQUE("undo_of"),
	CONSTRAINT "batch_person" CHECK (num_nonnulls("batch"."staff_id", "batch"."account_id") = 1 and ("batch"."account_id" is null) = ("batch"."seller_id" is null)),
	CONSTRAINT "batch_state" CHECK ("batch"."state" in ('gathering', 'running', 'paused', 'cancelled', 'done')),
	CONSTRAINT "batch_counts" CHECK ("batch"."done" + "batch"."refused" <= "batch"."total")
);
--> statement-breakpoint
CREATE TABLE "batch_row" (
	"batch_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"row_id" text NOT NULL,
	"params" jsonb,
	"outcome" text,
	"reason" jsonb,
	"change" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "batch_row_once" PRIMARY KEY("batch_id","position"),
	CONSTRAINT "batch_row_of_batch_once" UNIQUE("batch_id","row_id"),
	CONSTRAINT "batch_row_outcome" CHECK ("batch_row"."outcome" in ('done', 'refused'))
);
--> statement-breakpoint
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
CREATE TABLE "brand" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "brand_code_once" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "brand_text" (
	"brand_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "brand_text_once" PRIMARY KEY("brand_id","locale")
);
--> statement-breakpoint
CREATE TABLE "cart_line" (
	"member_id" uuid NOT NULL,
	"sku_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"is_checked" boolean DEFAULT true NOT NULL,
	"seen_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_line_once" PRIMARY KEY("member_id","sku_id"),
	CONSTRAINT "cart_line_quantity" CHECK ("cart_line"."quantity" between 1 and 9999)
);
--> statement-breakpoint
CREATE TABLE "category" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"parent_id" uuid,
	"code" text NOT NULL,
	"position" integer NOT NULL,
	"hs_code" text,
	"is_shown" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "category_code_once" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "category_text" (
	"category_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"heading" text,
	"intro" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "category_text_once" PRIMARY KEY("category_id","locale")
);
--> statement-breakpoint
CREATE TABLE "certification" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"code" text NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "certification_code_once" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "certification_text" (
	"certification_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"details" text NOT NULL,
	"standards" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "certification_text_once" PRIMARY KEY("certification_id","locale")
);
--> statement-breakpoint
CREATE TABLE "canned_answer" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"seller_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "canned_answer_text" (
	"answer_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "canned_answer_text_once" PRIMARY KEY("answer_id","locale"),
	CONSTRAINT "canned_answer_text_filled" CHECK ("canned_answer_text"."title" ~ '\S' and "canned_answer_text"."body" ~ '\S')
);
--> statement-breakpoint
CREATE TABLE "chat" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"member_id" uuid NOT NULL,
	"seller_id" uuid,
	"buyer_name" text NOT NULL,
	"locale" text NOT NULL,
	"consultation" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"assignee_id" uuid,
	"assignee_name" text DEFAULT '' NOT NULL,
	"device_id" uuid,
	"inquiry_id" uuid,
	"inquiry_no" integer,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"buyer_read_seq" integer DEFAULT 0 NOT NULL,
	"desk_read_seq" integer DEFAULT 0 NOT NULL,
	"waiting_since" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"unread_since" timestamp with time zone,
	"noticed_at" timestamp with time zone,
	"blocked_at" timestamp with time zone,
	"whatsapp_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_of_member_and_desk_once" UNIQUE NULLS NOT DISTINCT("member_id","seller_id"),
	CONSTRAINT "chat_state" CHECK ("chat"."state" in ('waiting', 'assigned', 'ended', 'expired')),
	CONSTRAINT "chat_consultation" CHECK ("chat"."consultation" >= 1),
	CONSTRAINT "chat_assigned_to_someone" CHECK ("chat"."state" <> 'assigned' or "chat"."assignee_id" is not null),
	CONSTRAINT "chat_waiting_since" CHECK (("chat"."state" = 'waiting') = ("chat"."waiting_since" is not null)),
	CONSTRAINT "chat_open_expires" CHECK (("chat"."state" in ('waiting', 'assigned')) = ("chat"."expires_at" is not null)),
	CONSTRAINT "chat_blocked_is_closed" CHECK ("chat"."blocked_at" is null or "chat"."state" in ('ended', 'expired')),
	CONSTRAINT "chat_read" CHECK ("chat"."buyer_read_seq" between 0 and "chat"."last_seq" and "chat"."desk_read_seq" between 0 and "chat"."last_seq")
);
--> statement-breakpoint
CREATE TABLE "chat_message" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"chat_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"consultation" integer NOT NULL,
	"send_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"author" text NOT NULL,
	"author_id" uuid NOT NULL,
	"author_name" text NOT NULL,
	"body" text NOT NULL,
	"has_account_number" boolean DEFAULT false NOT NULL,
	"via" text DEFAULT 'web' NOT NULL,
	"delivery" text,
	"device_id" uuid,
	"inquiry_id" uuid,
	"inquiry_no" integer,
	"picture_key" text,
	"width" integer,
	"height" integer,
	"thumbhash" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_message_in_place_once" UNIQUE("chat_id","seq"),
	CONSTRAINT "chat_message_sent_once" UNIQUE("chat_id","author_id","send_id"),
	CONSTRAINT "chat_message_author" CHECK ("chat_message"."author" in ('buyer', 'seller', 'staff')),
	CONSTRAINT "chat_message_kind" CHECK ("chat_message"."kind" in ('text', 'image', 'device', 'inquiry')),
	CONSTRAINT "chat_message_seq" CHECK ("chat_message"."seq" >= 1),
	CONSTRAINT "chat_message_via" CHECK ("chat_message"."via" in ('web', 'whatsapp')),
	CONSTRAINT "chat_message_delivery" CHECK ("chat_message"."delivery" in ('waiting', 'sending', 'sent', 'delivered', 'read', 'failed', 'late')),
	CONSTRAINT "chat_message_text" CHECK (("chat_message"."kind" = 'text') = ("chat_message"."body" ~ '\S')),
	CONSTRAINT "chat_message_image_is_whole" CHECK (("chat_message"."kind" = 'image') = ("chat_message"."picture_key" is not null)
        and ("chat_message"."kind" = 'image') = ("chat_message"."width" is not null and "chat_message"."height" is not null))
);
--> statement-breakpoint
CREATE TABLE "chat_note" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"chat_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"author_name" text NOT NULL,
	"body" text NOT NULL,
	"transferred_to" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_note_text" CHECK ("chat_note"."body" ~ '\S')
);
--> statement-breakpoint
CREATE TABLE "chat_rating" (
	"chat_id" uuid NOT NULL,
	"consultation" integer NOT NULL,
	"rating" smallint NOT NULL,
	"person_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_rating_once" PRIMARY KEY("chat_id","consultation"),
	CONSTRAINT "chat_rating_stars" CHECK ("chat_rating"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "chat_report" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"chat_id" uuid NOT NULL,
	"consultation" integer NOT NULL,
	"side" text NOT NULL,
	"reporter_id" uuid NOT NULL,
	"reporter_name" text NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"settled_at" timestamp with time zone,
	"settled_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_report_side" CHECK ("chat_report"."side" in ('buyer', 'desk')),
	CONSTRAINT "chat_report_reason" CHECK ("chat_report"."reason" in ('fraud', 'abuse', 'spam', 'other')),
	CONSTRAINT "chat_report_settled" CHECK (("chat_report"."settled_at" is null) = ("chat_report"."settled_by" is null))
);
--> statement-breakpoint
CREATE TABLE "chat_translation" (
	"message_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"body" text NOT NULL,
	"detected" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_translation_once" PRIMARY KEY("message_id","locale"),
	CONSTRAINT "chat_translation_text" CHECK ("chat_translation"."body" ~ '\S')
);
--> statement-breakpoint
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
CREATE TABLE "currency" (
	"code" text PRIMARY KEY NOT NULL,
	"symbol" text NOT NULL,
	"exchange_rate" numeric(16, 8) NOT NULL,
	"peg" numeric(16, 8),
	"follows_feed" boolean DEFAULT false NOT NULL,
	"rate_at" timestamp with time zone,
	"held_rate" numeric(16, 8),
	"enabled" boolean NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "currency_code" CHECK ("currency"."code" ~ '^[A-Z]{3}$'),
	CONSTRAINT "currency_rate_positive" CHECK ("currency"."exchange_rate" > 0),
	CONSTRAINT "currency_dollar_is_the_measure" CHECK ("currency"."code" <> 'USD' or "currency"."exchange_rate" = 1),
	CONSTRAINT "currency_stays_at_its_peg" CHECK ("currency"."exchange_rate" = "currency"."peg"),
	CONSTRAINT "currency_pegged_follows_no_feed" CHECK ("currency"."peg" is null or not "currency"."follows_feed"),
	CONSTRAINT "currency_held_rate_positive" CHECK ("currency"."held_rate" > 0),
	CONSTRAINT "currency_default_enabled" CHECK ("currency"."enabled" or not "currency"."is_default")
);
--> statement-breakpoint
CREATE TABLE "currency_rate" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"currency_code" text NOT NULL,
	"rate" numeric(16, 8) NOT NULL,
	"origin" text NOT NULL,
	"staff_id" uuid,
	"reason" text,
	"feed" text,
	"feed_day" date,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "currency_rate_origin" CHECK ("currency_rate"."origin" in ('start', 'feed', 'hand')),
	CONSTRAINT "currency_rate_above_zero" CHECK ("currency_rate"."rate" > 0),
	CONSTRAINT "currency_rate_by_hand_has_a_reason" CHECK (("currency_rate"."origin" = 'hand') = ("currency_rate"."staff_id" is not null)
        and ("currency_rate"."origin" = 'hand') = ("currency_rate"."reason" is not null)),
	CONSTRAINT "currency_rate_names_its_feed" CHECK (("currency_rate"."origin" = 'feed') = ("currency_rate"."feed" is not null)
        and ("currency_rate"."origin" = 'feed') = ("currency_rate"."feed_day" is not null))
);
--> statement-breakpoint
CREATE TABLE "currency_text" (
	"currency_code" text NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "currency_text_once" PRIMARY KEY("currency_code","locale")
);
--> statement-breakpoint
CREATE TABLE "rate_feed" (
	"name" text PRIMARY KEY NOT NULL,
	"read_at" timestamp with time zone,
	"day" date,
	"failed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "device_export" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"staff_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"filter" jsonb NOT NULL,
	"format" text NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"rows_total" integer NOT NULL,
	"rows_done" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "device_export_state" CHECK ("device_export"."state" in ('asked', 'ready', 'expired'))
);
--> statement-breakpoint
CREATE TABLE "imported_device" (
	"seller_id" uuid NOT NULL,
	"external_id" text NOT NULL,
	"device_id" uuid NOT NULL,
	"seen_in" uuid NOT NULL,
	"missing_runs" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "imported_device_once" PRIMARY KEY("seller_id","external_id")
);
--> statement-breakpoint
CREATE TABLE "device" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"seq" bigserial NOT NULL,
	"stock_no" text NOT NULL,
	"category_id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"model" text NOT NULL,
	"model_id" uuid,
	"seller_id" uuid NOT NULL,
	"serial_no" text NOT NULL,
	"year_made" smallint NOT NULL,
	"made_on" date,
	"year_in_service" smallint,
	"work_hours" integer,
	"mileage_km" integer,
	"hours_source" text NOT NULL,
	"emission" text NOT NULL,
	"emirate" text NOT NULL,
	"yard_id" uuid NOT NULL,
	"grade" text NOT NULL,
	"customs" text NOT NULL,
	"ownership" text NOT NULL,
	"warranty" text NOT NULL,
	"gcc_cooling" boolean NOT NULL,
	"plated" boolean NOT NULL,
	"papers" text[] NOT NULL,
	"specs" jsonb NOT NULL,
	"note" text,
	"note_locale" text,
	"price_mode" text NOT NULL,
	"vat_mode" text NOT NULL,
	"price_minor" bigint,
	"price_currency" text,
	"state" text DEFAULT 'draft' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"rejection" text,
	"quality" smallint DEFAULT 0 NOT NULL,
	"issues" text[] DEFAULT '{}' NOT NULL,
	"check_again_on" date DEFAULT current_date,
	"created_at" timestamp with time zone NOT NULL,
	"listed_at" timestamp with time zone,
	"sold_on" date,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "device_stock_no_once" UNIQUE("stock_no"),
	CONSTRAINT "device_seq_once" UNIQUE("seq"),
	CONSTRAINT "device_state" CHECK ("device"."state" in ('draft', 'pendingReview', 'rejected', 'listed', 'reserved', 'sold', 'withdrawn')),
	CONSTRAINT "device_grade" CHECK ("device"."grade" in ('A', 'B', 'C', 'D', 'E')),
	CONSTRAINT "device_price" CHECK (("device"."price_minor" is null) = ("device"."price_currency" is null)),
	CONSTRAINT "device_price_mode" CHECK ("device"."price_mode" <> 'fixed' or "device"."price_minor" is not null),
	CONSTRAINT "device_note" CHECK (("device"."note" is null) = ("device"."note_locale" is null)),
	CONSTRAINT "device_sold" CHECK ("device"."sold_on" is null or "device"."state" = 'sold'),
	CONSTRAINT "device_rejected" CHECK (("device"."rejection" is not null) = ("device"."state" = 'rejected')),
	CONSTRAINT "device_quality" CHECK ("device"."quality" between 0 and 100),
	CONSTRAINT "device_price_positive" CHECK ("device"."price_minor" > 0),
	CONSTRAINT "device_hours" CHECK ("device"."work_hours" >= 0 and "device"."mileage_km" >= 0)
);
--> statement-breakpoint
CREATE TABLE "device_certificate" (
	"device_id" uuid NOT NULL,
	"certification_id" uuid NOT NULL,
	"number" text NOT NULL,
	"body" text NOT NULL,
	"issued_on" date NOT NULL,
	"expires_on" date,
	"swl_kg" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "device_certificate_once" PRIMARY KEY("device_id","certification_id"),
	CONSTRAINT "device_certificate_dates" CHECK ("device_certificate"."issued_on" <= "device_certificate"."expires_on")
);
--> statement-breakpoint
CREATE TABLE "device_issue_decision" (
	"device_id" uuid NOT NULL,
	"issue" text NOT NULL,
	"other_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "device_issue_decision_once" PRIMARY KEY("device_id","issue","other_id")
);
--> statement-breakpoint
CREATE TABLE "device_picture" (
	"device_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"object_key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"thumbhash" text,
	"view" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "device_picture_once" PRIMARY KEY("device_id","position")
);
--> statement-breakpoint
CREATE TABLE "device_price" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"device_id" uuid NOT NULL,
	"price_minor" bigint,
	"price_currency" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "device_proof" (
	"device_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"method" text NOT NULL,
	"checked_on" date,
	"evidence" smallint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "device_proof_once" PRIMARY KEY("device_id","kind"),
	CONSTRAINT "device_proof_proven" CHECK ("device_proof"."state" <> 'proven' or "device_proof"."checked_on" is not null)
);
--> statement-breakpoint
CREATE TABLE "device_text" (
	"device_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"note" text,
	"note_source" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "device_text_once" PRIMARY KEY("device_id","locale")
);
--> statement-breakpoint
CREATE TABLE "dictionary_item" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"type" text NOT NULL,
	"code" text NOT NULL,
	"value" text NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "dictionary_item_code_once" UNIQUE("type","code"),
	CONSTRAINT "dictionary_item_type" CHECK ("dictionary_item"."type" in ('article'))
);
--> statement-breakpoint
CREATE TABLE "dictionary_item_text" (
	"dictionary_item_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"label" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "dictionary_item_text_once" PRIMARY KEY("dictionary_item_id","locale")
);
--> statement-breakpoint
CREATE TABLE "facet" (
	"code" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"is_shown" boolean NOT NULL,
	"is_open" boolean NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "facet_code" CHECK ("facet"."code" in ('price', 'hours', 'type', 'grade', 'brand', 'model', 'year', 'emirate', 'customs', 'emission', 'assurance', 'specs', 'mileage', 'weight', 'certification', 'priceMode', 'ownership', 'equipment'))
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
CREATE TABLE "favorite_product" (
	"member_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"price_minor" bigint NOT NULL,
	"price_currency" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favorite_product_once" PRIMARY KEY("member_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "feature_switch" (
	"code" text PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"version" integer NOT NULL,
	"changed_by" uuid NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "feature_switch_code" CHECK ("feature_switch"."code" in ('registration', 'socialLogin', 'viewing', 'subscription', 'landedCost', 'topUp')),
	CONSTRAINT "feature_switch_version_counts" CHECK ("feature_switch"."version" > 1)
);
--> statement-breakpoint
CREATE TABLE "seller_feed" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"seller_id" uuid NOT NULL,
	"kind" text DEFAULT 'device' NOT NULL,
	"url" text,
	"every_hours" integer NOT NULL,
	"is_active" boolean NOT NULL,
	"token_hash" "bytea",
	"tag" text,
	"content_hash" "bytea",
	"next_run_at" timestamp with time zone,
	"last_run_at" timestamp with time zone,
	"last_result" text,
	"last_import_id" uuid,
	"counted_import_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "seller_feed_once" UNIQUE("seller_id"),
	CONSTRAINT "seller_feed_token_once" UNIQUE("token_hash"),
	CONSTRAINT "seller_feed_hours" CHECK ("seller_feed"."every_hours" in (1, 3, 6, 12, 24)),
	CONSTRAINT "seller_feed_result" CHECK ("seller_feed"."last_result" in ('received', 'unchanged', 'notAllowed', 'unreachable', 'refused', 'moved', 'tooLarge')),
	CONSTRAINT "seller_feed_ran" CHECK (("seller_feed"."last_run_at" is null) = ("seller_feed"."last_result" is null)),
	CONSTRAINT "seller_feed_planned" CHECK (("seller_feed"."next_run_at" is not null) = ("seller_feed"."is_active" and "seller_feed"."url" is not null))
);
--> statement-breakpoint
CREATE TABLE "freight_rule" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"seller_id" uuid NOT NULL,
	"freight_template_id" uuid NOT NULL,
	"regions" text[] NOT NULL,
	"first_units" integer NOT NULL,
	"first_minor" bigint NOT NULL,
	"further_units" integer NOT NULL,
	"further_minor" bigint NOT NULL,
	"free_from_minor" bigint,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "freight_rule_regions" CHECK (cardinality("freight_rule"."regions") > 0),
	CONSTRAINT "freight_rule_amounts" CHECK ("freight_rule"."first_units" > 0 and "freight_rule"."further_units" > 0 and "freight_rule"."first_minor" >= 0 and "freight_rule"."further_minor" >= 0
        and ("freight_rule"."free_from_minor" is null or "freight_rule"."free_from_minor" >= 0))
);
--> statement-breakpoint
CREATE TABLE "freight_template" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"seller_id" uuid NOT NULL,
	"name" text NOT NULL,
	"unit" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "freight_template_of_seller" UNIQUE("seller_id","id"),
	CONSTRAINT "freight_template_name_once" UNIQUE("seller_id","name"),
	CONSTRAINT "freight_template_unit" CHECK ("freight_template"."unit" in ('weight', 'piece'))
);
--> statement-breakpoint
CREATE TABLE "help_article" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"slug" text NOT NULL,
	"topic_id" uuid NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"position" integer NOT NULL,
	"publish_at" timestamp with time zone,
	"is_common" boolean DEFAULT false NOT NULL,
	"helpful" integer DEFAULT 0 NOT NULL,
	"not_helpful" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "help_article_slug_once" UNIQUE("slug"),
	CONSTRAINT "help_article_state" CHECK ("help_article"."state" in ('draft', 'scheduled', 'published')),
	CONSTRAINT "help_article_scheduled_has_time" CHECK ("help_article"."state" <> 'scheduled' or "help_article"."publish_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "help_text" (
	"article_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"status" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"document" jsonb NOT NULL,
	"parts" jsonb NOT NULL,
	"plain_text" text NOT NULL,
	"fingerprint" text NOT NULL,
	"translated_from" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"keywords" text DEFAULT '' NOT NULL,
	CONSTRAINT "help_text_once" PRIMARY KEY("article_id","locale"),
	CONSTRAINT "help_text_status" CHECK ("help_text"."status" in ('draft', 'translated'))
);
--> statement-breakpoint
CREATE TABLE "help_topic" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"code" text NOT NULL,
	"icon" text NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "help_topic_code_once" UNIQUE("code"),
	CONSTRAINT "help_topic_icon" CHECK ("help_topic"."icon" in ('info', 'search', 'gauge', 'lock', 'ship', 'globe', 'user', 'tag', 'cart', 'gavel', 'doc', 'list', 'truck', 'pin'))
);
--> statement-breakpoint
CREATE TABLE "help_topic_text" (
	"topic_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "help_topic_text_once" PRIMARY KEY("topic_id","locale")
);
--> statement-breakpoint
CREATE TABLE "help_vote" (
	"article_id" uuid NOT NULL,
	"day" date NOT NULL,
	"visitor" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "help_vote_once_a_day" PRIMARY KEY("article_id","day","visitor")
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
CREATE TABLE "browse_product" (
	"member_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"day" date NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"price_minor" bigint NOT NULL,
	"price_currency" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "browse_product_once" PRIMARY KEY("member_id","product_id","day")
);
--> statement-breakpoint
CREATE TABLE "credential" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"password_hash" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_import" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"origin" text NOT NULL,
	"seller_id" uuid NOT NULL,
	"staff_id" uuid,
	"account_id" uuid,
	"locale" text NOT NULL,
	"file_name" text NOT NULL,
	"file_key" text NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"columns" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"options" jsonb NOT NULL,
	"rows_total" integer DEFAULT 0 NOT NULL,
	"done_through" integer DEFAULT 0 NOT NULL,
	"rows_done" integer DEFAULT 0 NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"fault" text,
	"fault_row" integer,
	"held_withdrawals" integer DEFAULT 0 NOT NULL,
	"received_at" timestamp with time zone,
	"read_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "data_import_state" CHECK ("data_import"."state" in ('asked', 'received', 'read', 'checking', 'checked', 'running', 'paused', 'done', 'refused', 'cancelled', 'expired')),
	CONSTRAINT "data_import_kind" CHECK ("data_import"."kind" in ('device', 'product')),
	CONSTRAINT "data_import_refused" CHECK (("data_import"."fault" is not null) = ("data_import"."state" = 'refused')),
	CONSTRAINT "data_import_sender" CHECK (num_nonnulls("data_import"."staff_id", "data_import"."account_id") = ("data_import"."origin" <> 'feed')::int)
);
--> statement-breakpoint
CREATE TABLE "data_import_key" (
	"import_id" uuid NOT NULL,
	"key" text NOT NULL,
	"row" integer NOT NULL,
	"digest" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "data_import_key_once" PRIMARY KEY("import_id","key")
);
--> statement-breakpoint
CREATE TABLE "data_import_row" (
	"import_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"cells" text[] NOT NULL,
	"outcome" text,
	"faults" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"warnings" text[] DEFAULT '{}' NOT NULL,
	"values" jsonb,
	"entity_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "data_import_row_once" PRIMARY KEY("import_id","row")
);
--> statement-breakpoint
CREATE TABLE "import_mapping" (
	"seller_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"columns" jsonb NOT NULL,
	"options" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "import_mapping_once" PRIMARY KEY("seller_id","kind")
);
--> statement-breakpoint
CREATE TABLE "inquiry" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"inquiry_no" integer GENERATED ALWAYS AS IDENTITY (sequence name "inquiry_inquiry_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 5001 CACHE 1),
	"member_id" uuid NOT NULL,
	"submission_id" uuid NOT NULL,
	"device_id" uuid,
	"category_id" uuid,
	"seller_id" uuid,
	"subject" text NOT NULL,
	"quantity" integer NOT NULL,
	"country" text NOT NULL,
	"destination_code" text,
	"keywords" text NOT NULL,
	"description" text NOT NULL,
	"locale" text NOT NULL,
	"content_hash" text NOT NULL,
	"signals" text[] NOT NULL,
	"state" text DEFAULT 'unaudited' NOT NULL,
	"recipient" text,
	"pushed_at" timestamp with time zone,
	"reason" text,
	"note" text DEFAULT '' NOT NULL,
	"last_seq" integer NOT NULL,
	"buyer_read_seq" integer NOT NULL,
	"staff_read_seq" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "inquiry_no_once" UNIQUE("inquiry_no"),
	CONSTRAINT "inquiry_submitted_once" UNIQUE("member_id","submission_id"),
	CONSTRAINT "inquiry_state" CHECK ("inquiry"."state" in ('unaudited', 'pushed', 'invalid')),
	CONSTRAINT "inquiry_subject" CHECK ("inquiry"."subject" ~ '\S'),
	CONSTRAINT "inquiry_quantity" CHECK ("inquiry"."quantity" between 1 and 999),
	CONSTRAINT "inquiry_country" CHECK ("inquiry"."country" ~ '^([A-Z]{2})?$'),
	CONSTRAINT "inquiry_recipient" CHECK ("inquiry"."recipient" in ('seller', 'ownStock')),
	CONSTRAINT "inquiry_signals" CHECK ("inquiry"."signals" <@ array['links', 'repeatedText', 'newAccount', 'manySellers']),
	CONSTRAINT "inquiry_pushed_is_whole" CHECK ("inquiry"."state" <> 'pushed' or ("inquiry"."recipient" is not null and "inquiry"."pushed_at" is not null)),
	CONSTRAINT "inquiry_invalid_says_why" CHECK (("inquiry"."state" = 'invalid') = ("inquiry"."reason" is not null) and "inquiry"."reason" in ('missingDetails', 'notEquipment', 'duplicate', 'spam', 'fraud', 'other')),
	CONSTRAINT "inquiry_read" CHECK ("inquiry"."buyer_read_seq" between 0 and "inquiry"."last_seq" and "inquiry"."staff_read_seq" between 0 and "inquiry"."last_seq")
);
--> statement-breakpoint
CREATE TABLE "inquiry_attachment" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner_audience" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"message_id" uuid,
	"file_name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"fault" text,
	"object_key" text,
	"clear_at" timestamp with time zone,
	"claimed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "inquiry_attachment_claimed_is_not_sent" CHECK ("inquiry_attachment"."claimed_at" is null or "inquiry_attachment"."message_id" is null),
	CONSTRAINT "inquiry_attachment_state" CHECK ("inquiry_attachment"."state" in ('asked', 'received', 'ready', 'refused')),
	CONSTRAINT "inquiry_attachment_size" CHECK ("inquiry_attachment"."size" > 0),
	CONSTRAINT "inquiry_attachment_sent_is_ready" CHECK ("inquiry_attachment"."message_id" is null or "inquiry_attachment"."state" = 'ready'),
	CONSTRAINT "inquiry_attachment_ready_is_whole" CHECK (("inquiry_attachment"."state" = 'ready') = ("inquiry_attachment"."object_key" is not null))
);
--> statement-breakpoint
CREATE TABLE "inquiry_message" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"inquiry_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"author" text NOT NULL,
	"author_id" uuid NOT NULL,
	"seller_id" uuid,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "inquiry_message_in_place_once" UNIQUE("inquiry_id","seq"),
	CONSTRAINT "inquiry_message_author" CHECK ("inquiry_message"."author" in ('buyer', 'seller', 'staff')),
	CONSTRAINT "inquiry_message_seq" CHECK ("inquiry_message"."seq" >= 1),
	CONSTRAINT "inquiry_message_body" CHECK ("inquiry_message"."body" ~ '\S')
);
--> statement-breakpoint
CREATE TABLE "inspection" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"device_id" uuid NOT NULL,
	"report_no" text NOT NULL,
	"inspector_no" integer NOT NULL,
	"inspector_seller_id" uuid,
	"inspected_on" date NOT NULL,
	"valid_until" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "inspection_report_once" UNIQUE("report_no"),
	CONSTRAINT "inspection_validity" CHECK ("inspection"."valid_until" >= "inspection"."inspected_on")
);
--> statement-breakpoint
CREATE TABLE "inspection_finding" (
	"inspection_id" uuid NOT NULL,
	"point_id" uuid NOT NULL,
	"state" text NOT NULL,
	"value" double precision,
	"remark_id" uuid,
	"note" text,
	"note_locale" text,
	"repair_minor" bigint,
	"picture_position" smallint,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "inspection_finding_once" PRIMARY KEY("inspection_id","point_id"),
	CONSTRAINT "inspection_finding_note" CHECK (("inspection_finding"."note" is null) = ("inspection_finding"."note_locale" is null)),
	CONSTRAINT "inspection_finding_repair" CHECK ("inspection_finding"."repair_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "inspection_form" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"device_id" uuid NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"for_parts" boolean DEFAULT false NOT NULL,
	"meter_hours" integer,
	"started_at" timestamp with time zone,
	"changed_at" timestamp with time zone,
	"changed_by" uuid,
	"submitted_at" timestamp with time zone,
	"submitted_by" uuid,
	"returned_at" timestamp with time zone,
	"returned_by" uuid,
	"return_remark" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "inspection_form_once" UNIQUE("device_id"),
	CONSTRAINT "inspection_form_submitted" CHECK (("inspection_form"."submitted_at" is null) = ("inspection_form"."submitted_by" is null)),
	CONSTRAINT "inspection_form_returned" CHECK (("inspection_form"."returned_at" is null) = ("inspection_form"."returned_by" is null)
        and ("inspection_form"."returned_at" is null) = ("inspection_form"."return_remark" is null)),
	CONSTRAINT "inspection_form_meter_hours" CHECK ("inspection_form"."meter_hours" >= 0),
	CONSTRAINT "inspection_form_changed" CHECK (("inspection_form"."changed_at" is null) = ("inspection_form"."changed_by" is null))
);
--> statement-breakpoint
CREATE TABLE "inspection_form_finding" (
	"form_id" uuid NOT NULL,
	"point_id" uuid NOT NULL,
	"state" text,
	"value" double precision,
	"remark_id" uuid,
	"note" text,
	"note_locale" text,
	"repair_aed" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "inspection_form_finding_once" PRIMARY KEY("form_id","point_id"),
	CONSTRAINT "inspection_form_finding_state" CHECK ("inspection_form_finding"."state" in ('action', 'monitor', 'ok', 'na')),
	CONSTRAINT "inspection_form_finding_note" CHECK (("inspection_form_finding"."note" is null) = ("inspection_form_finding"."note_locale" is null)),
	CONSTRAINT "inspection_form_finding_repair" CHECK ("inspection_form_finding"."repair_aed" >= 0)
);
--> statement-breakpoint
CREATE TABLE "inspection_form_photo" (
	"id" uuid PRIMARY KEY NOT NULL,
	"form_id" uuid NOT NULL,
	"point_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"object_key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"thumbhash" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inspection_point" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"code" text NOT NULL,
	"part" text NOT NULL,
	"unit" text,
	"verifies" text,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "inspection_point_code_once" UNIQUE("code"),
	CONSTRAINT "inspection_point_verifies" CHECK ("inspection_point"."verifies" in ('hours', 'identity', 'year', 'serviceBook'))
);
--> statement-breakpoint
CREATE TABLE "inspection_point_text" (
	"point_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "inspection_point_text_once" PRIMARY KEY("point_id","locale")
);
--> statement-breakpoint
CREATE TABLE "inspection_remark" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"code" text NOT NULL,
	"state" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "inspection_remark_code_once" UNIQUE("code"),
	CONSTRAINT "inspection_remark_state" CHECK ("inspection_remark"."state" in ('action', 'monitor', 'ok', 'na'))
);
--> statement-breakpoint
CREATE TABLE "inspection_remark_point" (
	"remark_id" uuid NOT NULL,
	"point_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "inspection_remark_point_once" PRIMARY KEY("point_id","remark_id")
);
--> statement-breakpoint
CREATE TABLE "inspection_remark_text" (
	"remark_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "inspection_remark_text_once" PRIMARY KEY("remark_id","locale")
);
--> statement-breakpoint
CREATE TABLE "inspection_template" (
	"category_id" uuid NOT NULL,
	"point_id" uuid NOT NULL,
	"x" smallint,
	"y" smallint,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "inspection_template_once" PRIMARY KEY("category_id","point_id"),
	CONSTRAINT "inspection_template_place" CHECK (("inspection_template"."x" is null) = ("inspection_template"."y" is null))
);
--> statement-breakpoint
CREATE TABLE "inspector" (
	"staff_id" uuid PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "inspector_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 101 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "inspector_number_once" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "destination" (
	"code" text PRIMARY KEY NOT NULL,
	"mode" text NOT NULL,
	"country" text NOT NULL,
	"duty_points" integer NOT NULL,
	"vat_points" integer NOT NULL,
	"fuel_ppm" integer NOT NULL,
	"age_limit_years" smallint,
	"road_km" integer,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "destination_mode" CHECK ("destination"."mode" in ('local', 'road', 'roro')),
	CONSTRAINT "destination_country" CHECK ("destination"."country" ~ '^[A-Z]{2}$'),
	CONSTRAINT "destination_taxes" CHECK ("destination"."duty_points" between 0 and 10000 and "destination"."vat_points" between 0 and 10000),
	CONSTRAINT "destination_fuel" CHECK ("destination"."fuel_ppm" > 0),
	CONSTRAINT "destination_age" CHECK ("destination"."age_limit_years" > 0),
	CONSTRAINT "destination_road" CHECK (("destination"."mode" = 'road') = ("destination"."road_km" is not null))
);
--> statement-breakpoint
CREATE TABLE "destination_text" (
	"destination_code" text NOT NULL,
	"locale" text NOT NULL,
	"place" text NOT NULL,
	"country" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "destination_text_once" PRIMARY KEY("destination_code","locale")
);
--> statement-breakpoint
CREATE TABLE "landed_rate" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"destination_code" text,
	"mode" text,
	"emirate" text,
	"size_class" text,
	"from_minor" bigint,
	"amount_minor" bigint NOT NULL,
	"points" integer NOT NULL,
	"valid_from" date NOT NULL,
	"source" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "landed_rate_once" UNIQUE NULLS NOT DISTINCT("kind","destination_code","mode","emirate","size_class","from_minor","valid_from"),
	CONSTRAINT "landed_rate_kind" CHECK ("landed_rate"."kind" in ('fee', 'vat', 'duty', 'haulage', 'freight', 'papers', 'insurance')),
	CONSTRAINT "landed_rate_figures" CHECK ("landed_rate"."amount_minor" >= 0 and "landed_rate"."points" between 0 and 10000),
	CONSTRAINT "landed_rate_of_fee" CHECK (("landed_rate"."kind" = 'fee') = ("landed_rate"."from_minor" is not null)),
	CONSTRAINT "landed_rate_of_haulage" CHECK (("landed_rate"."kind" = 'haulage') = ("landed_rate"."emirate" is not null)
        and ("landed_rate"."kind" = 'haulage') = ("landed_rate"."mode" is not null)
        and ("landed_rate"."kind" = 'haulage') = ("landed_rate"."size_class" is not null)),
	CONSTRAINT "landed_rate_of_destination" CHECK (("landed_rate"."kind" in ('freight', 'papers')) = ("landed_rate"."destination_code" is not null))
);
--> statement-breakpoint
CREATE TABLE "language" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "language_default_shown" CHECK (not ("language"."is_default" and "language"."hidden"))
);
--> statement-breakpoint
CREATE TABLE "ledger_account" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"owner" text NOT NULL,
	"currency" text NOT NULL,
	"seller_id" uuid GENERATED ALWAYS AS (case when kind in ('escrow', 'sellerDue', 'paidOut') then owner::uuid end) STORED,
	"member_id" uuid GENERATED ALWAYS AS (case when kind in ('memberCash', 'memberGift') then owner::uuid end) STORED,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_account_once" UNIQUE("kind","owner","currency"),
	CONSTRAINT "ledger_account_kind" CHECK ("ledger_account"."kind" in ('clearing', 'escrow', 'sellerDue', 'paidOut', 'memberCash', 'memberGift', 'commission', 'commissionVat', 'surplus', 'exchange', 'promotion', 'adjustment')),
	CONSTRAINT "ledger_account_currency" CHECK ("ledger_account"."currency" ~ '^[A-Z]{3}$')
);
--> statement-breakpoint
CREATE TABLE "ledger_balance" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_entry" (
	"journal_id" bigint NOT NULL,
	"line" smallint NOT NULL,
	"account_id" bigint NOT NULL,
	"account_kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"order_id" uuid,
	"seller_id" uuid,
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_entry_once" PRIMARY KEY("journal_id","line"),
	CONSTRAINT "ledger_entry_moves_money" CHECK ("ledger_entry"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_journal" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_journal_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"ref" text NOT NULL,
	"digest" text NOT NULL,
	"payment_id" uuid,
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_journal_once" UNIQUE("kind","ref"),
	CONSTRAINT "ledger_journal_kind" CHECK ("ledger_journal"."kind" in ('orderPaid', 'orderRefunded', 'orderSettled', 'surplusReceived', 'surplusRefunded', 'payout', 'payoutReturned', 'topUp', 'gift', 'manualChange'))
);
--> statement-breakpoint
CREATE TABLE "ledger_roll_up" (
	"one" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"upto" "xid8" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_roll_up_one" CHECK ("ledger_roll_up"."one")
);
--> statement-breakpoint
CREATE TABLE "member_balance" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_balance_not_negative" CHECK ("member_balance"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "upload" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"purpose" text NOT NULL,
	"owner_audience" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"declared_type" text NOT NULL,
	"declared_size" integer NOT NULL,
	"original_key" text NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"fault" text,
	"picture_key" text,
	"width" integer,
	"height" integer,
	"thumbhash" text,
	"expires_at" timestamp with time zone NOT NULL,
	"clear_at" timestamp with time zone,
	"unused_since" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "upload_state" CHECK ("upload"."state" in ('asked', 'received', 'ready', 'refused', 'expired')),
	CONSTRAINT "upload_purpose" CHECK ("upload"."purpose" in ('avatar', 'logo', 'licence', 'voucher', 'chat', 'comment', 'content', 'equipment', 'product')),
	CONSTRAINT "upload_size" CHECK ("upload"."declared_size" > 0),
	CONSTRAINT "upload_ready_is_whole" CHECK ("upload"."state" <> 'ready' or ("upload"."picture_key" is not null and "upload"."width" > 0 and "upload"."height" > 0)),
	CONSTRAINT "upload_refused_says_why" CHECK ("upload"."state" <> 'refused' or "upload"."fault" is not null)
);
--> statement-breakpoint
CREATE TABLE "member_reading" (
	"staff_id" uuid NOT NULL,
	"day" date NOT NULL,
	"members" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_reading_once" PRIMARY KEY("staff_id","day"),
	CONSTRAINT "member_reading_members" CHECK ("member_reading"."members" > 0)
);
--> statement-breakpoint
CREATE TABLE "member" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"nick_name" varchar(15) NOT NULL,
	"account" text,
	"pic" text,
	"mail" text,
	"mail_verified_at" timestamp with time zone,
	"mobile" text,
	"mobile_verified_at" timestamp with time zone,
	"company" text DEFAULT '' NOT NULL,
	"gender" text DEFAULT 'unsaid' NOT NULL,
	"birth_date" date,
	"locale" text DEFAULT 'en' NOT NULL,
	"currency" text,
	"units" text DEFAULT 'metric' NOT NULL,
	"time_zone" text DEFAULT 'Asia/Dubai' NOT NULL,
	"is_history_paused" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"erased_at" timestamp with time zone,
	CONSTRAINT "member_gender" CHECK ("member"."gender" in ('female', 'male', 'unsaid')),
	CONSTRAINT "member_units" CHECK ("member"."units" in ('metric', 'imperial')),
	CONSTRAINT "member_erased_is_empty" CHECK ("member"."erased_at" is null or ("member"."account" is null and "member"."mail" is null and "member"."mobile" is null and "member"."pic" is null and "member"."birth_date" is null and "member"."company" = ''))
);
--> statement-breakpoint
CREATE TABLE "machine_model" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"brand_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	"name" text NOT NULL,
	"specs" jsonb NOT NULL,
	"hours_per_year" integer,
	"km_per_year" integer,
	"life_hours" integer,
	"new_price_minor" bigint NOT NULL,
	"price_currency" text NOT NULL,
	"price_curve" text NOT NULL,
	"first_year" smallint NOT NULL,
	"last_year" smallint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "machine_model_once" UNIQUE("brand_id","category_id","name"),
	CONSTRAINT "machine_model_years" CHECK ("machine_model"."first_year" <= "machine_model"."last_year"),
	CONSTRAINT "machine_model_price" CHECK ("machine_model"."new_price_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "news" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"dictionary_type" text DEFAULT 'article' NOT NULL,
	"list" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"cover_key" text,
	"cover_width" integer,
	"cover_height" integer,
	"cover_thumbhash" text,
	"machines" text DEFAULT '' NOT NULL,
	"publish_at" timestamp with time zone,
	"take_down_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "news_state" CHECK ("news"."state" in ('draft', 'scheduled', 'published', 'archived')),
	CONSTRAINT "news_scheduled_has_time" CHECK ("news"."state" <> 'scheduled' or "news"."publish_at" is not null),
	CONSTRAINT "news_published_has_time" CHECK ("news"."state" <> 'published' or "news"."published_at" is not null),
	CONSTRAINT "news_cover_is_whole" CHECK (("news"."cover_key" is null) = ("news"."cover_width" is null) and ("news"."cover_key" is null) = ("news"."cover_height" is null))
);
--> statement-breakpoint
CREATE TABLE "news_text" (
	"news_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"status" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"document" jsonb NOT NULL,
	"parts" jsonb NOT NULL,
	"plain_text" text NOT NULL,
	"fingerprint" text NOT NULL,
	"translated_from" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "news_text_once" PRIMARY KEY("news_id","locale"),
	CONSTRAINT "news_text_status" CHECK ("news_text"."status" in ('draft', 'translated'))
);
--> statement-breakpoint
CREATE TABLE "notice_email" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"event" jsonb NOT NULL,
	"event_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "notice_email_once" UNIQUE("member_id","event_id","kind")
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
	CONSTRAINT "notification_once" UNIQUE("member_id","event_id","kind"),
	CONSTRAINT "notification_group" CHECK ("notification"."group_name" in ('machines', 'account'))
);
--> statement-breakpoint
CREATE TABLE "checkout" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"pay_no" text NOT NULL,
	"state" text NOT NULL,
	"currency" text NOT NULL,
	"total_minor" bigint NOT NULL,
	"rates" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "checkout_pay_no_once" UNIQUE("pay_no"),
	CONSTRAINT "checkout_total" CHECK ("checkout"."total_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "checkout_attempt" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"checkout_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_adjustment" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"order_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"order_line_id" uuid,
	"kind" text NOT NULL,
	"funded_by" text NOT NULL,
	"source_id" uuid,
	"amount_minor" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_adjustment_kind" CHECK ("order_adjustment"."kind" in ('merchantPrice', 'memberLevel', 'fullReduction', 'storeCoupon', 'platformCoupon', 'points', 'freeShipping')),
	CONSTRAINT "order_adjustment_funder" CHECK ("order_adjustment"."funded_by" in ('store', 'platform')),
	CONSTRAINT "order_adjustment_amount" CHECK ("order_adjustment"."amount_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "order_line" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"order_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"product_id" uuid NOT NULL,
	"sku_id" uuid NOT NULL,
	"warehouse_id" uuid,
	"sku_code" text NOT NULL,
	"name" jsonb NOT NULL,
	"variant" jsonb NOT NULL,
	"picture_key" text,
	"quantity" integer NOT NULL,
	"shipped_quantity" integer DEFAULT 0 NOT NULL,
	"unit_minor" bigint NOT NULL,
	"goods_minor" bigint NOT NULL,
	"discount_minor" bigint NOT NULL,
	"paid_minor" bigint NOT NULL,
	"vat_minor" bigint NOT NULL,
	"tax_scheme" text NOT NULL,
	"commission_ppm" integer NOT NULL,
	"commission_minor" bigint NOT NULL,
	"weight_g" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_line_place_once" UNIQUE("order_id","position"),
	CONSTRAINT "order_line_sku_once" UNIQUE("order_id","sku_id"),
	CONSTRAINT "order_line_quantity" CHECK ("order_line"."quantity" > 0 and "order_line"."shipped_quantity" between 0 and "order_line"."quantity"),
	CONSTRAINT "order_line_sum" CHECK ("order_line"."goods_minor" = "order_line"."unit_minor" * "order_line"."quantity" and "order_line"."paid_minor" = "order_line"."goods_minor" - "order_line"."discount_minor"
        and "order_line"."paid_minor" >= 0 and "order_line"."discount_minor" >= 0),
	CONSTRAINT "order_line_tax_scheme" CHECK ("order_line"."tax_scheme" in ('standard', 'zero', 'margin', 'exempt'))
);
--> statement-breakpoint
CREATE TABLE "store_order" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"number" text NOT NULL,
	"member_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"checkout_id" uuid NOT NULL,
	"kind" text DEFAULT 'general' NOT NULL,
	"is_virtual" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'pendingPayment' NOT NULL,
	"close_reason" text,
	"delivery" text NOT NULL,
	"address" jsonb,
	"pickup_warehouse_id" uuid,
	"currency" text NOT NULL,
	"goods_minor" bigint NOT NULL,
	"discount_minor" bigint NOT NULL,
	"freight_minor" bigint NOT NULL,
	"vat_minor" bigint NOT NULL,
	"payable_minor" bigint NOT NULL,
	"refunded_minor" bigint DEFAULT 0 NOT NULL,
	"amount_version" integer DEFAULT 1 NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"quantity" integer NOT NULL,
	"return_days" smallint DEFAULT 7 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"ship_by" timestamp with time zone,
	"late_at" timestamp with time zone,
	"shipped_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"receive_by" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"canceled_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "store_order_number_once" UNIQUE("number"),
	CONSTRAINT "store_order_of_checkout_once" UNIQUE("checkout_id","seller_id","is_virtual"),
	CONSTRAINT "store_order_shard" UNIQUE("member_id","id"),
	CONSTRAINT "store_order_state" CHECK ("store_order"."state" in ('pendingPayment', 'grouping', 'pendingDelivery', 'pendingReceipt', 'completed', 'canceled')),
	CONSTRAINT "store_order_kind" CHECK ("store_order"."kind" in ('general', 'group', 'flash', 'points')),
	CONSTRAINT "store_order_delivery" CHECK ("store_order"."delivery" in ('courier', 'sameCity', 'pickup', 'none')),
	CONSTRAINT "store_order_canceled_says_why" CHECK (("store_order"."state" = 'canceled') = ("store_order"."close_reason" is not null)),
	CONSTRAINT "store_order_close_reason" CHECK ("store_order"."close_reason" in ('timeout', 'buyer', 'refund', 'groupFailed', 'platform')),
	CONSTRAINT "store_order_sum" CHECK ("store_order"."payable_minor" = "store_order"."goods_minor" - "store_order"."discount_minor" + "store_order"."freight_minor"
        and "store_order"."discount_minor" between 0 and "store_order"."goods_minor" + "store_order"."freight_minor" and "store_order"."freight_minor" >= 0
        and "store_order"."refunded_minor" between 0 and "store_order"."payable_minor" and "store_order"."vat_minor" between 0 and "store_order"."payable_minor"),
	CONSTRAINT "store_order_paid" CHECK ("store_order"."state" not in ('grouping', 'pendingDelivery', 'pendingReceipt', 'completed') or "store_order"."paid_at" is not null),
	CONSTRAINT "store_order_return_days" CHECK ("store_order"."return_days" between 0 and 60),
	CONSTRAINT "store_order_message" CHECK (char_length("store_order"."message") <= 200),
	CONSTRAINT "store_order_place" CHECK (case "store_order"."delivery" when 'pickup' then "store_order"."pickup_warehouse_id" is not null
        when 'none' then true else "store_order"."address" is not null end)
);
--> statement-breakpoint
CREATE TABLE "parcel" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"order_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"carrier" text NOT NULL,
	"tracking_no" text NOT NULL,
	"tracking_ref" text,
	"status" text,
	"ask_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "parcel_place_once" UNIQUE("order_id","position"),
	CONSTRAINT "parcel_tracking_once" UNIQUE("seller_id","carrier","tracking_no"),
	CONSTRAINT "parcel_carrier" CHECK ("parcel"."carrier" in ('aramex', 'dhl', 'emiratesPost', 'fedex', 'own')),
	CONSTRAINT "parcel_count" CHECK ("parcel"."position" between 1 and 10),
	CONSTRAINT "parcel_status" CHECK ("parcel"."status" in ('received', 'inTransit', 'reachedCity', 'signed', 'faulty'))
);
--> statement-breakpoint
CREATE TABLE "parcel_event" (
	"parcel_id" uuid NOT NULL,
	"carrier_ref" text NOT NULL,
	"member_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"status" text NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "parcel_event_once" PRIMARY KEY("parcel_id","carrier_ref"),
	CONSTRAINT "parcel_event_status" CHECK ("parcel_event"."status" in ('received', 'inTransit', 'reachedCity', 'signed', 'faulty'))
);
--> statement-breakpoint
CREATE TABLE "parcel_line" (
	"parcel_id" uuid NOT NULL,
	"order_line_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "parcel_line_once" PRIMARY KEY("parcel_id","order_line_id"),
	CONSTRAINT "parcel_line_quantity" CHECK ("parcel_line"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "page_text" (
	"version_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"status" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"document" jsonb NOT NULL,
	"parts" jsonb NOT NULL,
	"plain_text" text NOT NULL,
	"fingerprint" text NOT NULL,
	"translated_from" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "page_text_once" PRIMARY KEY("version_id","locale"),
	CONSTRAINT "page_text_status" CHECK ("page_text"."status" in ('draft', 'translated'))
);
--> statement-breakpoint
CREATE TABLE "page_version" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"page" text NOT NULL,
	"day" date NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "page_version_once_a_day" UNIQUE("page","day"),
	CONSTRAINT "page_version_page" CHECK ("page_version"."page" in ('about', 'terms', 'privacy')),
	CONSTRAINT "page_version_state" CHECK ("page_version"."state" in ('draft', 'published'))
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
CREATE TABLE "payment" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"member_id" uuid NOT NULL,
	"checkout_id" uuid,
	"top_up_id" uuid,
	"method" text NOT NULL,
	"state" text DEFAULT 'opening' NOT NULL,
	"provider_ref" text,
	"capture_ref" text,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"charged_minor" bigint NOT NULL,
	"charged_currency" text NOT NULL,
	"amount_version" integer NOT NULL,
	"step" jsonb,
	"expires_at" timestamp with time zone NOT NULL,
	"check_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_provider_ref_once" UNIQUE("method","provider_ref"),
	CONSTRAINT "payment_capture_ref_once" UNIQUE("method","capture_ref"),
	CONSTRAINT "payment_for_one_thing" CHECK (num_nonnulls("payment"."checkout_id", "payment"."top_up_id") = 1),
	CONSTRAINT "payment_state" CHECK ("payment"."state" in ('opening', 'open', 'paid', 'surplus', 'failed', 'closed')),
	CONSTRAINT "payment_method" CHECK ("payment"."method" in ('card', 'paypal', 'paypalCard', 'alipay', 'wechat', 'balance')),
	CONSTRAINT "payment_amounts" CHECK ("payment"."amount_minor" > 0 and "payment"."charged_minor" > 0),
	CONSTRAINT "payment_paid_since" CHECK (("payment"."state" in ('paid', 'surplus')) = ("payment"."paid_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "payment_share" (
	"payment_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"charged_minor" bigint NOT NULL,
	"refunded_minor" bigint DEFAULT 0 NOT NULL,
	"refunded_charged_minor" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_share_once" PRIMARY KEY("payment_id","order_id"),
	CONSTRAINT "payment_share_refunds" CHECK ("payment_share"."refunded_minor" between 0 and "payment_share"."amount_minor"
        and "payment_share"."refunded_charged_minor" between 0 and "payment_share"."charged_minor")
);
--> statement-breakpoint
CREATE TABLE "provider_event" (
	"method" text NOT NULL,
	"event_id" text NOT NULL,
	"payment_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "provider_event_once" PRIMARY KEY("method","event_id")
);
--> statement-breakpoint
CREATE TABLE "refund" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"member_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"order_id" uuid,
	"state" text DEFAULT 'paying' NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"charged_minor" bigint NOT NULL,
	"charged_currency" text NOT NULL,
	"provider_ref" text,
	"attempt" integer DEFAULT 1 NOT NULL,
	"check_at" timestamp with time zone,
	"succeeded_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "refund_state" CHECK ("refund"."state" in ('paying', 'succeeded', 'failed')),
	CONSTRAINT "refund_amounts" CHECK ("refund"."amount_minor" > 0 and "refund"."charged_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "top_up" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"member_id" uuid NOT NULL,
	"pay_no" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"rates" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "top_up_pay_no_once" UNIQUE("pay_no"),
	CONSTRAINT "top_up_amount" CHECK ("top_up"."amount_minor" between 1 and 10000000)
);
--> statement-breakpoint
CREATE TABLE "payout" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"seller_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"holder" text NOT NULL,
	"bank" text NOT NULL,
	"iban" text NOT NULL,
	"swift" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"requested_by" uuid NOT NULL,
	"decided_by" uuid,
	"bank_reference" text,
	"failure" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payout_state" CHECK ("payout"."state" in ('waiting', 'confirmed', 'paid', 'rejected', 'failed')),
	CONSTRAINT "payout_amount" CHECK ("payout"."amount_minor" > 0),
	CONSTRAINT "payout_bank_reference" CHECK ("payout"."bank_reference" ~ '\S' and char_length("payout"."bank_reference") <= 35),
	CONSTRAINT "payout_failure" CHECK (("payout"."state" = 'failed') = ("payout"."failure" is not null) and "payout"."failure" ~ '\S'
        and char_length("payout"."failure") <= 200),
	CONSTRAINT "payout_two_people" CHECK ("payout"."decided_by" <> "payout"."requested_by"),
	CONSTRAINT "payout_decided" CHECK (("payout"."state" = 'waiting') = ("payout"."decided_by" is null))
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
CREATE TABLE "product_attribute" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"unit" text,
	"is_filter" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_attribute_code_once" UNIQUE("code"),
	CONSTRAINT "product_attribute_kind" CHECK ("product_attribute"."kind" in ('choice', 'number', 'boolean', 'text')),
	CONSTRAINT "product_attribute_unit" CHECK ("product_attribute"."unit" is null or "product_attribute"."kind" = 'number')
);
--> statement-breakpoint
CREATE TABLE "product_attribute_choice" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"product_attribute_id" uuid NOT NULL,
	"code" text NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_attribute_choice_once" UNIQUE("product_attribute_id","code")
);
--> statement-breakpoint
CREATE TABLE "product_attribute_choice_text" (
	"product_attribute_choice_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_attribute_choice_text_once" PRIMARY KEY("product_attribute_choice_id","locale")
);
--> statement-breakpoint
CREATE TABLE "product_attribute_text" (
	"product_attribute_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_attribute_text_once" PRIMARY KEY("product_attribute_id","locale")
);
--> statement-breakpoint
CREATE TABLE "product_category" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"parent_id" uuid,
	"code" text NOT NULL,
	"position" integer NOT NULL,
	"is_shown" boolean DEFAULT true NOT NULL,
	"needs_review" boolean DEFAULT false NOT NULL,
	"commission_ppm" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_category_code_once" UNIQUE("code"),
	CONSTRAINT "product_category_commission" CHECK ("product_category"."commission_ppm" between 0 and 999999)
);
--> statement-breakpoint
CREATE TABLE "product_category_attribute" (
	"product_category_id" uuid NOT NULL,
	"product_attribute_id" uuid NOT NULL,
	"is_required" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_category_attribute_once" PRIMARY KEY("product_category_id","product_attribute_id")
);
--> statement-breakpoint
CREATE TABLE "product_category_text" (
	"product_category_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_category_text_once" PRIMARY KEY("product_category_id","locale")
);
--> statement-breakpoint
CREATE TABLE "product_export" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"seller_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"filter" jsonb NOT NULL,
	"format" text NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"products_total" integer NOT NULL,
	"products_done" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_export_state" CHECK ("product_export"."state" in ('asked', 'ready', 'expired'))
);
--> statement-breakpoint
CREATE TABLE "product_sale" (
	"order_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"is_returned" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_sale_once" PRIMARY KEY("order_id","product_id"),
	CONSTRAINT "product_sale_quantity" CHECK ("product_sale"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "product" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"seq" bigserial NOT NULL,
	"seller_id" uuid NOT NULL,
	"product_category_id" uuid NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"brand" text,
	"part_no" text,
	"condition" text NOT NULL,
	"is_virtual" boolean DEFAULT false NOT NULL,
	"tax_scheme" text DEFAULT 'standard' NOT NULL,
	"attributes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"delivery_methods" text[] NOT NULL,
	"freight_template_id" uuid,
	"warranty_days" smallint DEFAULT 0 NOT NULL,
	"lowest_minor" bigint NOT NULL,
	"highest_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"sold_count" integer DEFAULT 0 NOT NULL,
	"reason" text,
	"published_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_of_seller" UNIQUE("seller_id","id"),
	CONSTRAINT "product_seq_once" UNIQUE("seq"),
	CONSTRAINT "product_state" CHECK ("product"."state" in ('draft', 'underReview', 'rejected', 'onSale', 'withdrawn', 'removed', 'deleted')),
	CONSTRAINT "product_condition" CHECK ("product"."condition" in ('new', 'reconditioned', 'used')),
	CONSTRAINT "product_tax_scheme" CHECK ("product"."tax_scheme" in ('standard', 'zero', 'margin', 'exempt')),
	CONSTRAINT "product_delivery" CHECK (cardinality("product"."delivery_methods") > 0
        and "product"."delivery_methods" <@ array['courier', 'sameCity', 'pickup', 'none']::text[]),
	CONSTRAINT "product_virtual_is_not_sent" CHECK (not "product"."is_virtual" or "product"."delivery_methods" = array['none']),
	CONSTRAINT "product_sold_count" CHECK ("product"."sold_count" >= 0),
	CONSTRAINT "product_prices" CHECK ("product"."lowest_minor" >= 0 and "product"."lowest_minor" <= "product"."highest_minor"),
	CONSTRAINT "product_refused_says_why" CHECK ("product"."state" not in ('rejected', 'removed') or "product"."reason" is not null)
);
--> statement-breakpoint
CREATE TABLE "product_fit" (
	"product_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"model_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_fit_once" PRIMARY KEY("product_id","model_id")
);
--> statement-breakpoint
CREATE TABLE "product_picture" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"product_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"object_key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"thumbhash" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_picture_place_once" UNIQUE("product_id","position")
);
--> statement-breakpoint
CREATE TABLE "product_text" (
	"product_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_text_once" PRIMARY KEY("product_id","locale")
);
--> statement-breakpoint
CREATE TABLE "sku" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"product_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"code" text NOT NULL,
	"values" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"price_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"weight_g" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"position" smallint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sku_of_seller" UNIQUE("seller_id","id"),
	CONSTRAINT "sku_code_once" UNIQUE("seller_id","code"),
	CONSTRAINT "sku_price" CHECK ("sku"."price_minor" >= 0),
	CONSTRAINT "sku_weight" CHECK ("sku"."weight_g" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"sku_id" uuid NOT NULL,
	"warehouse_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"on_hand" integer NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	"low_at" integer,
	"low_since" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_once" PRIMARY KEY("sku_id","warehouse_id"),
	CONSTRAINT "stock_never_oversold" CHECK ("stock"."held" >= 0 and "stock"."held" <= "stock"."on_hand")
);
--> statement-breakpoint
CREATE TABLE "stock_hold" (
	"checkout_id" uuid NOT NULL,
	"sku_id" uuid NOT NULL,
	"warehouse_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"state" text DEFAULT 'held' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_hold_once" PRIMARY KEY("checkout_id","sku_id","warehouse_id"),
	CONSTRAINT "stock_hold_sku_once" UNIQUE("checkout_id","sku_id"),
	CONSTRAINT "stock_hold_state" CHECK ("stock_hold"."state" in ('held', 'sold', 'released')),
	CONSTRAINT "stock_hold_quantity" CHECK ("stock_hold"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "stock_movement" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"seller_id" uuid NOT NULL,
	"sku_id" uuid NOT NULL,
	"warehouse_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"on_hand_change" integer NOT NULL,
	"held_change" integer NOT NULL,
	"checkout_id" uuid,
	"actor_id" uuid,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_movement_kind" CHECK ("stock_movement"."kind" in ('received', 'counted', 'writtenOff', 'held', 'released', 'sold', 'returned')),
	CONSTRAINT "stock_movement_some" CHECK ("stock_movement"."on_hand_change" <> 0 or "stock_movement"."held_change" <> 0)
);
--> statement-breakpoint
CREATE TABLE "proforma" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"year" smallint NOT NULL,
	"number" integer NOT NULL,
	"quote_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"buyer_name" text NOT NULL,
	"buyer_company" text NOT NULL,
	"buyer_email" text NOT NULL,
	"buyer_phone" text NOT NULL,
	"net_minor" bigint NOT NULL,
	"vat_minor" bigint NOT NULL,
	"deposit_minor" bigint NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"object_key" text,
	"drawn_at" timestamp with time zone,
	"erased_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "proforma_number_once" UNIQUE("year","number"),
	CONSTRAINT "proforma_of_quote_once" UNIQUE("quote_id"),
	CONSTRAINT "proforma_drawn_has_file" CHECK ("proforma"."drawn_at" is null or "proforma"."object_key" is not null),
	CONSTRAINT "proforma_number" CHECK ("proforma"."number" >= 1),
	CONSTRAINT "proforma_amounts" CHECK ("proforma"."net_minor" > 0 and "proforma"."vat_minor" >= 0 and "proforma"."deposit_minor" > 0),
	CONSTRAINT "proforma_erased_is_empty" CHECK ("proforma"."erased_at" is null
        or ("proforma"."buyer_name" = '' and "proforma"."buyer_company" = '' and "proforma"."buyer_email" = '' and "proforma"."buyer_phone" = ''))
);
--> statement-breakpoint
CREATE TABLE "proforma_counter" (
	"year" smallint PRIMARY KEY NOT NULL,
	"last" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "proforma_counter_last" CHECK ("proforma_counter"."last" >= 1)
);
--> statement-breakpoint
CREATE TABLE "quote" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"quote_no" integer GENERATED ALWAYS AS IDENTITY (sequence name "quote_quote_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 3301 CACHE 1),
	"kind" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"inquiry_id" uuid,
	"request_id" uuid,
	"device_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"member_id" uuid,
	"buyer_name" text NOT NULL,
	"buyer_company" text NOT NULL,
	"author_id" uuid NOT NULL,
	"is_by_staff" boolean DEFAULT false NOT NULL,
	"price_minor" bigint NOT NULL,
	"price_before_minor" bigint,
	"counter_minor" bigint,
	"counter_note" text DEFAULT '' NOT NULL,
	"countered_at" timestamp with time zone,
	"vat" text NOT NULL,
	"delivery" text NOT NULL,
	"ready_on" date,
	"warranty" text NOT NULL,
	"included" text NOT NULL,
	"note" text NOT NULL,
	"refusal_note" text DEFAULT '' NOT NULL,
	"rate_currency" text NOT NULL,
	"rate" numeric(16, 8) NOT NULL,
	"destination_code" text,
	"cost_parts" jsonb,
	"cost_minor" bigint,
	"import_vat_minor" bigint,
	"valid_until" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"reserved_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "quote_no_once" UNIQUE("quote_no"),
	CONSTRAINT "quote_state" CHECK ("quote"."state" in ('open', 'countered', 'final', 'accepted', 'declined', 'withdrawn', 'expired', 'released', 'sold')),
	CONSTRAINT "quote_kind" CHECK ("quote"."kind" in ('quote', 'offer')),
	CONSTRAINT "quote_offer_has_no_inquiry" CHECK ("quote"."kind" = 'quote' or "quote"."inquiry_id" is null),
	CONSTRAINT "quote_vat" CHECK ("quote"."vat" in ('standard', 'margin', 'zeroExport')),
	CONSTRAINT "quote_delivery" CHECK ("quote"."delivery" in ('yard', 'onBoard', 'toPort')),
	CONSTRAINT "quote_warranty" CHECK ("quote"."warranty" in ('none', 'days30', 'days90', 'maker')),
	CONSTRAINT "quote_prices" CHECK ("quote"."price_minor" > 0 and "quote"."price_before_minor" > 0 and "quote"."counter_minor" > 0),
	CONSTRAINT "quote_rate" CHECK ("quote"."rate" > 0 and "quote"."rate_currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "quote_counter" CHECK (("quote"."counter_minor" is null) = ("quote"."countered_at" is null)),
	CONSTRAINT "quote_countered_is_whole" CHECK ("quote"."state" <> 'countered' or "quote"."counter_minor" is not null),
	CONSTRAINT "quote_cost_is_whole" CHECK (("quote"."cost_minor" is null) = ("quote"."cost_parts" is null)
        and ("quote"."cost_minor" is null) = ("quote"."import_vat_minor" is null)
        and ("quote"."cost_minor" is null or "quote"."destination_code" is not null)),
	CONSTRAINT "quote_accepted_is_whole" CHECK (("quote"."state" in ('accepted', 'released', 'sold')) = ("quote"."accepted_at" is not null)
        and ("quote"."accepted_at" is null) = ("quote"."reserved_until" is null))
);
--> statement-breakpoint
CREATE TABLE "quote_request" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"inquiry_id" uuid NOT NULL,
	"seller_id" uuid,
	"state" text DEFAULT 'waiting' NOT NULL,
	"rank" smallint NOT NULL,
	"place" smallint,
	"buyer_name" text NOT NULL,
	"buyer_company" text NOT NULL,
	"opened_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"reply_minutes" integer,
	"note" text DEFAULT '' NOT NULL,
	"read_seq" integer DEFAULT 0 NOT NULL,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "quote_request_seller_once" UNIQUE NULLS NOT DISTINCT("inquiry_id","seller_id"),
	CONSTRAINT "quote_request_rank_once" UNIQUE("inquiry_id","rank"),
	CONSTRAINT "quote_request_state" CHECK ("quote_request"."state" in ('waiting', 'open', 'quoted', 'declined', 'lapsed', 'closed')),
	CONSTRAINT "quote_request_rank" CHECK ("quote_request"."rank" between 1 and 10),
	CONSTRAINT "quote_request_place" CHECK ("quote_request"."place" between 1 and 5),
	CONSTRAINT "quote_request_open_is_whole" CHECK ("quote_request"."state" in ('waiting', 'closed')
        or ("quote_request"."place" is not null and "quote_request"."opened_at" is not null and "quote_request"."due_at" is not null)),
	CONSTRAINT "quote_request_ended" CHECK (("quote_request"."state" in ('declined', 'lapsed', 'closed')) = ("quote_request"."ended_at" is not null)),
	CONSTRAINT "quote_request_reply" CHECK (("quote_request"."reply_minutes" is null) = ("quote_request"."answered_at" is null) and "quote_request"."reply_minutes" >= 0)
);
--> statement-breakpoint
CREATE TABLE "reconciliation" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"day" date NOT NULL,
	"method" text NOT NULL,
	"currency" text NOT NULL,
	"statement_minor" bigint NOT NULL,
	"ledger_minor" bigint NOT NULL,
	"difference_count" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reconciliation_once" UNIQUE("day","method","currency"),
	CONSTRAINT "reconciliation_method" CHECK ("reconciliation"."method" in ('card', 'paypal', 'paypalCard', 'alipay', 'wechat', 'balance')),
	CONSTRAINT "reconciliation_currency" CHECK ("reconciliation"."currency" ~ '^[A-Z]{3}$')
);
--> statement-breakpoint
CREATE TABLE "reconciliation_difference" (
	"reconciliation_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"statement_minor" bigint,
	"ledger_minor" bigint,
	"resolution" text,
	"resolved_by" uuid,
	"resolved_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reconciliation_difference_once" PRIMARY KEY("reconciliation_id","reference"),
	CONSTRAINT "reconciliation_difference_kind" CHECK (case "reconciliation_difference"."kind" when 'notInLedger' then "reconciliation_difference"."ledger_minor" is null and "reconciliation_difference"."statement_minor" is not null
        when 'notInStatement' then "reconciliation_difference"."statement_minor" is null and "reconciliation_difference"."ledger_minor" is not null
        else "reconciliation_difference"."statement_minor" <> "reconciliation_difference"."ledger_minor" end),
	CONSTRAINT "reconciliation_difference_resolved" CHECK (num_nonnulls("reconciliation_difference"."resolution", "reconciliation_difference"."resolved_by", "reconciliation_difference"."resolved_at") in (0, 3) and "reconciliation_difference"."resolution" ~ '\S'
        and char_length("reconciliation_difference"."resolution") <= 200)
);
--> statement-breakpoint
CREATE TABLE "home_page_block" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"page" text NOT NULL,
	"kind" text NOT NULL,
	"position" integer NOT NULL,
	"settings" jsonb NOT NULL,
	"shown" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "home_page_block_place" UNIQUE("page","position"),
	CONSTRAINT "home_page_block_page" CHECK ("home_page_block"."page" in ('1')),
	CONSTRAINT "home_page_block_kind" CHECK ("home_page_block"."kind" in ('hero', 'categories', 'sales', 'justIn', 'graded', 'brands', 'steps', 'outlets', 'news', 'videos', 'subscribe'))
);
--> statement-breakpoint
CREATE TABLE "home_page_block_text" (
	"block_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"words" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "home_page_block_text_once" PRIMARY KEY("block_id","locale")
);
--> statement-breakpoint
CREATE TABLE "home_page_version" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"page" text NOT NULL,
	"number" integer NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"blocks" jsonb NOT NULL,
	"copied_from" integer,
	"publish_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "home_page_version_number_once" UNIQUE("page","number"),
	CONSTRAINT "home_page_version_page" CHECK ("home_page_version"."page" in ('1')),
	CONSTRAINT "home_page_version_state" CHECK ("home_page_version"."state" in ('draft', 'scheduled', 'published', 'replaced')),
	CONSTRAINT "home_page_version_blocks" CHECK (jsonb_typeof("home_page_version"."blocks") = 'array'),
	CONSTRAINT "home_page_version_scheduled_has_time" CHECK ("home_page_version"."state" <> 'scheduled' or "home_page_version"."publish_at" is not null),
	CONSTRAINT "home_page_version_published_has_time" CHECK ("home_page_version"."state" not in ('published', 'replaced') or "home_page_version"."published_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "reply_mail" (
	"inquiry_id" uuid NOT NULL,
	"mail_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reply_mail_once" PRIMARY KEY("inquiry_id","mail_hash")
);
--> statement-breakpoint
CREATE TABLE "saved_search" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"member_id" uuid NOT NULL,
	"name" text NOT NULL,
	"query" jsonb NOT NULL,
	"query_key" text NOT NULL,
	"locale" text NOT NULL,
	"pace" text NOT NULL,
	"is_want" boolean NOT NULL,
	"note" text NOT NULL,
	"category" text,
	"brand" text,
	"due_at" timestamp with time zone,
	"seen_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_search_once" UNIQUE("member_id","query_key"),
	CONSTRAINT "saved_search_pace" CHECK ("saved_search"."pace" in ('atOnce', 'daily', 'weekly', 'off')),
	CONSTRAINT "saved_search_off_is_not_due" CHECK ("saved_search"."pace" <> 'off' or "saved_search"."due_at" is null),
	CONSTRAINT "saved_search_name" CHECK (char_length("saved_search"."name") between 1 and 80),
	CONSTRAINT "saved_search_note" CHECK (char_length("saved_search"."note") <= 500)
);
--> statement-breakpoint
CREATE TABLE "search_digest" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"member_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_match" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"saved_search_id" uuid NOT NULL,
	"device_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"occasion" text NOT NULL,
	"price_before_minor" bigint,
	"price_minor" bigint,
	"price_currency" text,
	"digest_id" uuid,
	"is_pending" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "search_match_once" UNIQUE("saved_search_id","device_id","kind","occasion"),
	CONSTRAINT "search_match_kind" CHECK ("search_match"."kind" in ('new', 'cheaper', 'sold'))
);
--> statement-breakpoint
CREATE TABLE "saved_view" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"staff_id" uuid,
	"account_id" uuid,
	"seller_id" uuid,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"state" jsonb NOT NULL,
	"is_shared" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_view_name_once" UNIQUE("staff_id","list","name"),
	CONSTRAINT "saved_view_of_account_name_once" UNIQUE("account_id","list","name"),
	CONSTRAINT "saved_view_person" CHECK (num_nonnulls("saved_view"."staff_id", "saved_view"."account_id") = 1 and ("saved_view"."account_id" is null) = ("saved_view"."seller_id" is null))
);
--> statement-breakpoint
CREATE TABLE "search_miss" (
	"day" date NOT NULL,
	"language" text NOT NULL,
	"words" text NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "search_miss_once" PRIMARY KEY("day","language","words"),
	CONSTRAINT "search_miss_times" CHECK ("search_miss"."times" > 0),
	CONSTRAINT "search_miss_words" CHECK (char_length("search_miss"."words") between 2 and 60)
);
--> statement-breakpoint
CREATE TABLE "trade_word" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"category_id" uuid,
	"brand_id" uuid,
	"words" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "trade_word_of_category_once" UNIQUE("category_id"),
	CONSTRAINT "trade_word_of_brand_once" UNIQUE("brand_id"),
	CONSTRAINT "trade_word_one_meaning" CHECK (num_nonnulls("trade_word"."category_id", "trade_word"."brand_id") <= 1),
	CONSTRAINT "trade_word_some" CHECK (cardinality("trade_word"."words") > 0)
);
--> statement-breakpoint
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
	"delete_at" timestamp with time zone,
	CONSTRAINT "security_log_kind" CHECK ("security_log"."kind" in ('signIn', 'tokenReuse', 'signOutOthers', 'signOutByStaff', 'passwordReset', 'passwordChange', 'mailChange', 'mobileChange', 'passkeyAdd', 'passkeyRemove', 'socialBind', 'socialUnbind', 'secondFactorEnable', 'secondFactorDisable', 'recoveryCodesRenew', 'identityProof', 'permissionGrant', 'changeUndo', 'dataExport', 'dataDownload', 'erasure')),
	CONSTRAINT "security_log_outcome" CHECK ("security_log"."outcome" in ('accepted', 'refused')),
	CONSTRAINT "security_log_method" CHECK ("security_log"."method" in ('registration', 'password', 'code', 'passkey', 'social', 'totp', 'recoveryCode')),
	CONSTRAINT "security_log_accepted_has_subject" CHECK ("security_log"."outcome" = 'refused' or "security_log"."subject_id" is not null)
);
--> statement-breakpoint
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
	"checked_key" text,
	"clear_at" timestamp with time zone,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "licence_file_once" UNIQUE("object_key"),
	CONSTRAINT "licence_file_checked_once" UNIQUE("checked_key"),
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
	"state" text DEFAULT 'unconfirmed' NOT NULL,
	"reason" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"seller_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "seller_application_number_once" UNIQUE("number"),
	CONSTRAINT "seller_application_file_once" UNIQUE("licence_file_id"),
	CONSTRAINT "seller_application_state" CHECK ("seller_application"."state" in ('unconfirmed', 'submitted', 'approved', 'refused')),
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
	CONSTRAINT "seller_account_step_kind" CHECK ("seller_account_step"."kind" in ('secondFactor', 'setUp', 'passkey', 'addPasskey', 'provePasskey')),
	CONSTRAINT "seller_account_step_whose" CHECK (("seller_account_step"."kind" = 'passkey') = ("seller_account_step"."seller_account_id" is null)),
	CONSTRAINT "seller_account_step_tries" CHECK ("seller_account_step"."tries" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "seller" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"code" text NOT NULL,
	"since_year" smallint NOT NULL,
	"reply_minutes" integer,
	"sold_count" integer NOT NULL,
	"claims_upheld" integer NOT NULL,
	"licence_checked_on" date,
	"standing" text DEFAULT 'reviewed' NOT NULL,
	"suspension_reason" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "seller_code_once" UNIQUE("code"),
	CONSTRAINT "seller_standing" CHECK ("seller"."standing" in ('reviewed', 'trusted', 'suspended')),
	CONSTRAINT "seller_suspended_says_why" CHECK (("seller"."standing" = 'suspended') = ("seller"."suspension_reason" is not null)),
	CONSTRAINT "seller_claims" CHECK ("seller"."claims_upheld" between 0 and "seller"."sold_count")
);
--> statement-breakpoint
CREATE TABLE "seller_text" (
	"seller_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "seller_text_once" PRIMARY KEY("seller_id","locale")
);
--> statement-breakpoint
CREATE TABLE "service_promise" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"return_days" smallint NOT NULL,
	"service_weekdays" smallint[] NOT NULL,
	"service_opens_at" smallint NOT NULL,
	"service_closes_at" smallint NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "service_promise_one_row" CHECK ("service_promise"."is_only"),
	CONSTRAINT "service_promise_return_days" CHECK ("service_promise"."return_days" between 0 and 60),
	CONSTRAINT "service_promise_weekdays" CHECK ("service_promise"."service_weekdays" <@ '{1,2,3,4,5,6,7}'::smallint[]),
	CONSTRAINT "service_promise_hours" CHECK ("service_promise"."service_opens_at" >= 0 and "service_promise"."service_closes_at" between "service_promise"."service_opens_at" + 1 and 1440),
	CONSTRAINT "service_promise_version_counts" CHECK ("service_promise"."version" > 1)
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
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"previous_hash" "bytea",
	"previous_until" timestamp with time zone,
	"rotated_at" timestamp with time zone,
	"audience" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"permissions" text[],
	"seller_id" uuid,
	"browser" text DEFAULT '' NOT NULL,
	"system" text DEFAULT '' NOT NULL,
	"network" text DEFAULT '' NOT NULL,
	"country" text,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone DEFAULT now() + interval '90 days' NOT NULL,
	"proved_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "session_once" UNIQUE("token_hash"),
	CONSTRAINT "session_previous_once" UNIQUE("previous_hash"),
	CONSTRAINT "session_permissions" CHECK (("session"."audience" = 'member') = ("session"."permissions" is null)),
	CONSTRAINT "session_seller" CHECK ("session"."audience" = 'merchant' or "session"."seller_id" is null),
	CONSTRAINT "session_ends" CHECK ("session"."expires_at" <= "session"."ends_at"),
	CONSTRAINT "session_audience" CHECK ("session"."audience" in ('member', 'merchant', 'staff'))
);
--> statement-breakpoint
CREATE TABLE "web_config" (
	"field" text PRIMARY KEY NOT NULL,
	"object_key" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "web_config_field" CHECK ("web_config"."field" in ('pcLogoImg', 'pcLoginBgImg', 'pcCopyright', 'pcQrcodeImg', 'pcCompanyName', 'pcCompanyInfo', 'pcTitleContent', 'pcTitleImg', 'pcLogoImgText', 'pcWelcome', 'pcCompanyPhone', 'pcCompanyAddress', 'pcCompanyLicence')),
	CONSTRAINT "web_config_picture" CHECK (("web_config"."field" in ('pcLogoImg', 'pcLoginBgImg', 'pcQrcodeImg', 'pcTitleImg')) = ("web_config"."object_key" is not null)),
	CONSTRAINT "web_config_said" CHECK ("web_config"."object_key" <> '')
);
--> statement-breakpoint
CREATE TABLE "web_config_text" (
	"field" text NOT NULL,
	"locale" text NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "web_config_text_once" PRIMARY KEY("field","locale"),
	CONSTRAINT "web_config_text_no_picture" CHECK ("web_config_text"."field" not in ('pcLogoImg', 'pcLoginBgImg', 'pcQrcodeImg', 'pcTitleImg')),
	CONSTRAINT "web_config_text_said" CHECK ("web_config_text"."value" <> '')
);
--> statement-breakpoint
CREATE TABLE "web_config_version" (
	"field" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "web_config_version_field" CHECK ("web_config_version"."field" in ('pcLogoImg', 'pcLoginBgImg', 'pcCopyright', 'pcQrcodeImg', 'pcCompanyName', 'pcCompanyInfo', 'pcTitleContent', 'pcTitleImg', 'pcLogoImgText', 'pcWelcome', 'pcCompanyPhone', 'pcCompanyAddress', 'pcCompanyLicence')),
	CONSTRAINT "web_config_version_counts" CHECK ("web_config_version"."version" > 1)
);
--> statement-breakpoint
CREATE TABLE "settlement" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"seller_id" uuid NOT NULL,
	"settle_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sitemap_segment" (
	"number" integer PRIMARY KEY NOT NULL,
	"shown" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"leaves_on" date,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sitemap_segment_number" CHECK ("sitemap_segment"."number" > 0 and "sitemap_segment"."shown" >= 0)
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
CREATE TABLE "spec_field" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"unit" text,
	"min" double precision,
	"max" double precision,
	"better" text,
	"is_shown" boolean DEFAULT true NOT NULL,
	"is_required" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "spec_field_code_once" UNIQUE("code"),
	CONSTRAINT "spec_field_unit" CHECK ("spec_field"."kind" = 'number' or "spec_field"."unit" is null),
	CONSTRAINT "spec_field_range" CHECK ("spec_field"."min" <= "spec_field"."max")
);
--> statement-breakpoint
CREATE TABLE "spec_field_category" (
	"field_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"facet" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "spec_field_category_once" PRIMARY KEY("category_id","field_id")
);
--> statement-breakpoint
CREATE TABLE "spec_field_text" (
	"field_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "spec_field_text_once" PRIMARY KEY("field_id","locale")
);
--> statement-breakpoint
CREATE TABLE "spec_option" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"field_id" uuid NOT NULL,
	"code" text NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "spec_option_once" UNIQUE("field_id","code")
);
--> statement-breakpoint
CREATE TABLE "spec_option_text" (
	"option_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "spec_option_text_once" PRIMARY KEY("option_id","locale")
);
--> statement-breakpoint
CREATE TABLE "staff_app" (
	"staff_id" uuid PRIMARY KEY NOT NULL,
	"secret_id" uuid DEFAULT uuidv7() NOT NULL,
	"next_secret_id" uuid,
	"last_step" bigint,
	"enabled_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_credential" (
	"staff_id" uuid PRIMARY KEY NOT NULL,
	"password_hash" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
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
CREATE TABLE "staff_step" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"staff_id" uuid,
	"challenge" text,
	"tries" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "staff_step_kind" CHECK ("staff_step"."kind" in ('secondFactor', 'setUp', 'passkey', 'addPasskey', 'provePasskey')),
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
CREATE TABLE "store_application" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "store_application_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 2201 CACHE 1),
	"member_id" uuid,
	"seller_id" uuid,
	"state" text DEFAULT 'draft' NOT NULL,
	"locale" text NOT NULL,
	"basics" jsonb,
	"company" jsonb,
	"category_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"settlement" jsonb,
	"reasons" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"submitted_at" timestamp with time zone,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "store_application_number_once" UNIQUE("number"),
	CONSTRAINT "store_application_state" CHECK ("store_application"."state" in ('draft', 'underReview', 'approved', 'rejected', 'auditFailed')),
	CONSTRAINT "store_application_categories" CHECK (cardinality("store_application"."category_ids") <= 200),
	CONSTRAINT "store_application_sent_is_whole" CHECK ("store_application"."state" = 'draft' or ("store_application"."submitted_at" is not null and "store_application"."basics" is not null and "store_application"."company" is not null and "store_application"."settlement" is not null and cardinality("store_application"."category_ids") > 0)),
	CONSTRAINT "store_application_basics" CHECK ("store_application"."basics" is null or (char_length("store_application"."basics" ->> 'name') between 1 and 20 and char_length("store_application"."basics" ->> 'address') >= 3 and char_length("store_application"."basics" ->> 'description') between 5 and 200)),
	CONSTRAINT "store_application_refused_says_why" CHECK ("store_application"."state" not in ('rejected', 'auditFailed') or "store_application"."reasons" <> '{}'::jsonb or "store_application"."remark" <> ''),
	CONSTRAINT "store_application_approved_has_store" CHECK (("store_application"."state" = 'approved') = ("store_application"."seller_id" is not null)),
	CONSTRAINT "store_application_has_member" CHECK ("store_application"."member_id" is not null or "store_application"."state" = 'approved')
);
--> statement-breakpoint
CREATE TABLE "store_document" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"member_id" uuid,
	"application_id" uuid,
	"kind" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"object_key" text NOT NULL,
	"checked_key" text,
	"clear_at" timestamp with time zone,
	"expires_on" date,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "store_document_key_once" UNIQUE("object_key"),
	CONSTRAINT "store_document_kind" CHECK ("store_document"."kind" in ('licence', 'idFront', 'idBack', 'other')),
	CONSTRAINT "store_document_type" CHECK ("store_document"."type" in ('application/pdf', 'image/jpeg', 'image/png')),
	CONSTRAINT "store_document_checked" CHECK ("store_document"."application_id" is null or "store_document"."checked_key" is not null)
);
--> statement-breakpoint
CREATE TABLE "store" (
	"id" uuid PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"is_own" boolean DEFAULT false NOT NULL,
	"currency" text DEFAULT 'AED' NOT NULL,
	"phone" text NOT NULL,
	"emirate" text NOT NULL,
	"area" text NOT NULL,
	"address" text NOT NULL,
	"logo_key" text,
	"logo_width" integer,
	"logo_height" integer,
	"sells_until" date,
	"reason" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "store_state" CHECK ("store"."state" in ('open', 'closed', 'offline', 'offlineReview', 'suspended', 'terminated')),
	CONSTRAINT "store_emirate" CHECK ("store"."emirate" in ('sharjah', 'dubai', 'abuDhabi', 'ajman', 'rasAlKhaimah', 'fujairah', 'ummAlQuwain')),
	CONSTRAINT "store_currency" CHECK ("store"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "store_offline_says_why" CHECK ("store"."state" not in ('offline', 'offlineReview', 'suspended') or "store"."reason" is not null)
);
--> statement-breakpoint
CREATE TABLE "store_category" (
	"seller_id" uuid NOT NULL,
	"product_category_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	"commission_ppm" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "store_category_once" PRIMARY KEY("seller_id","product_category_id"),
	CONSTRAINT "store_category_place_once" UNIQUE("seller_id","place"),
	CONSTRAINT "store_category_place" CHECK ("store_category"."place" between 1 and 200),
	CONSTRAINT "store_category_commission" CHECK ("store_category"."commission_ppm" between 0 and 999999)
);
--> statement-breakpoint
CREATE TABLE "store_company" (
	"seller_id" uuid PRIMARY KEY NOT NULL,
	"enterprise_name" text NOT NULL,
	"licence_no" text NOT NULL,
	"trn" text NOT NULL,
	"legal_representative" text NOT NULL,
	"residence" text NOT NULL,
	"capital_minor" bigint,
	"capital_currency" text,
	"established_on" date NOT NULL,
	"licence_ends_on" date NOT NULL,
	"scope" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "store_company_capital" CHECK (("store_company"."capital_minor" is null) = ("store_company"."capital_currency" is null) and ("store_company"."capital_minor" is null or "store_company"."capital_minor" >= 0))
);
--> statement-breakpoint
CREATE TABLE "store_contract" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"seller_id" uuid NOT NULL,
	"during" daterange NOT NULL,
	"agreed_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "store_contract_has_days" CHECK (not isempty("store_contract"."during") and not lower_inf("store_contract"."during") and not upper_inf("store_contract"."during"))
);
--> statement-breakpoint
CREATE TABLE "store_follow" (
	"member_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "store_follow_once" PRIMARY KEY("member_id","seller_id")
);
--> statement-breakpoint
CREATE TABLE "store_page" (
	"id" uuid PRIMARY KEY NOT NULL,
	"draft" jsonb NOT NULL,
	"published" jsonb,
	"published_at" timestamp with time zone,
	"published_version" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "store_page_blocks" CHECK (jsonb_typeof("store_page"."draft") = 'array' and jsonb_array_length("store_page"."draft") <= 8 and ("store_page"."published" is null or (jsonb_typeof("store_page"."published") = 'array' and jsonb_array_length("store_page"."published") <= 8))),
	CONSTRAINT "store_page_published" CHECK (("store_page"."published" is null) = ("store_page"."published_at" is null) and ("store_page"."published" is null) = ("store_page"."published_version" is null))
);
--> statement-breakpoint
CREATE TABLE "store_text" (
	"seller_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"announcement" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "store_text_once" PRIMARY KEY("seller_id","locale"),
	CONSTRAINT "store_text_name" CHECK (char_length("store_text"."name") between 1 and 60)
);
--> statement-breakpoint
CREATE TABLE "warehouse" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"seller_id" uuid NOT NULL,
	"name" text NOT NULL,
	"emirate" text NOT NULL,
	"area" text NOT NULL,
	"address" text NOT NULL,
	"phone" text NOT NULL,
	"is_pickup_point" boolean DEFAULT false NOT NULL,
	"hours" text DEFAULT '' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "warehouse_has_one_seller" UNIQUE("seller_id","id"),
	CONSTRAINT "warehouse_emirate" CHECK ("warehouse"."emirate" in ('sharjah', 'dubai', 'abuDhabi', 'ajman', 'rasAlKhaimah', 'fujairah', 'ummAlQuwain'))
);
--> statement-breakpoint
CREATE TABLE "subscription" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"ticket" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscription_ticket_once" UNIQUE("ticket"),
	CONSTRAINT "subscription_state" CHECK ("subscription"."state" in ('asked', 'confirmed', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "text_change" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"revision" integer NOT NULL,
	"key" text NOT NULL,
	"locale" text NOT NULL,
	"before" text,
	"after" text,
	"staff_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "text_change_once" UNIQUE("revision","locale")
);
--> statement-breakpoint
CREATE TABLE "text_override" (
	"key" text NOT NULL,
	"locale" text NOT NULL,
	"value" text NOT NULL,
	"own_then" text,
	"staff_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "text_override_once" PRIMARY KEY("key","locale"),
	CONSTRAINT "text_override_locale" CHECK ("text_override"."locale" in ('en', 'zh_CN', 'ar', 'fr', 'zh_HK', 'pt', 'ko', 'he', 'de', 'es')),
	CONSTRAINT "text_override_not_empty" CHECK ("text_override"."value" ~ '\S' and length("text_override"."value") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "text_revision" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"revision" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "text_revision_one_row" CHECK ("text_revision"."is_only")
);
--> statement-breakpoint
CREATE TABLE "traffic_count" (
	"day" date NOT NULL,
	"page" text NOT NULL,
	"referrer" text NOT NULL,
	"language" text NOT NULL,
	"views" bigint NOT NULL,
	CONSTRAINT "traffic_count_once" PRIMARY KEY("day","page","referrer","language")
);
--> statement-breakpoint
CREATE TABLE "traffic_day" (
	"day" date PRIMARY KEY NOT NULL,
	"visitors" integer NOT NULL,
	"views" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "traffic_visitor" (
	"day" date NOT NULL,
	"visitor" text NOT NULL,
	CONSTRAINT "traffic_visitor_once" PRIMARY KEY("day","visitor")
);
--> statement-breakpoint
CREATE TABLE "price_guide" (
	"device_id" uuid PRIMARY KEY NOT NULL,
	"low_minor" bigint NOT NULL,
	"high_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"basis" text NOT NULL,
	"sold_count" integer NOT NULL,
	"calculated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "price_guide_range" CHECK ("price_guide"."low_minor" > 0 and "price_guide"."low_minor" <= "price_guide"."high_minor")
);
--> statement-breakpoint
CREATE TABLE "price_observation" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"event_id" bigint NOT NULL,
	"device_id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"model" text NOT NULL,
	"year_made" smallint NOT NULL,
	"work_hours" integer,
	"price_minor" bigint NOT NULL,
	"price_currency" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "price_observation_once" UNIQUE("event_id")
);
--> statement-breakpoint
CREATE TABLE "sale" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"reference" text NOT NULL,
	"device_id" uuid,
	"brand_id" uuid NOT NULL,
	"model" text NOT NULL,
	"year_made" smallint NOT NULL,
	"work_hours" integer,
	"mileage_km" integer,
	"grade" text NOT NULL,
	"price_minor" bigint NOT NULL,
	"price_currency" text NOT NULL,
	"sold_on" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sale_once" UNIQUE("reference"),
	CONSTRAINT "sale_price" CHECK ("sale"."price_minor" > 0)
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
CREATE TABLE "film" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"declared_type" text NOT NULL,
	"declared_size" bigint NOT NULL,
	"original_key" text NOT NULL,
	"parts_id" text,
	"state" text DEFAULT 'sending' NOT NULL,
	"fault" text,
	"progress" integer DEFAULT 0 NOT NULL,
	"stream_key" text,
	"seconds" integer,
	"width" integer,
	"height" integer,
	"poster_key" text,
	"poster_width" integer,
	"poster_height" integer,
	"poster_thumbhash" text,
	"expires_at" timestamp with time zone NOT NULL,
	"clear_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "film_state" CHECK ("film"."state" in ('sending', 'received', 'transcoding', 'ready', 'refused', 'expired')),
	CONSTRAINT "film_size" CHECK ("film"."declared_size" > 0),
	CONSTRAINT "film_progress" CHECK ("film"."progress" between 0 and 100),
	CONSTRAINT "film_ready_is_whole" CHECK ("film"."state" <> 'ready' or ("film"."stream_key" is not null and "film"."poster_key" is not null
        and "film"."seconds" > 0 and "film"."width" > 0 and "film"."height" > 0
        and "film"."poster_width" > 0 and "film"."poster_height" > 0)),
	CONSTRAINT "film_refused_says_why" CHECK ("film"."state" <> 'refused' or "film"."fault" is not null)
);
--> statement-breakpoint
CREATE TABLE "video" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"topic" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"film_id" uuid,
	"chapter_starts" integer[] NOT NULL,
	"publish_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "video_state" CHECK ("video"."state" in ('draft', 'scheduled', 'published', 'withdrawn')),
	CONSTRAINT "video_topic" CHECK ("video"."topic" in ('inspection', 'machines', 'export', 'bidding', 'company')),
	CONSTRAINT "video_published_has_film" CHECK ("video"."state" <> 'published' or "video"."film_id" is not null),
	CONSTRAINT "video_published_has_time" CHECK ("video"."state" <> 'published' or "video"."published_at" is not null),
	CONSTRAINT "video_scheduled_has_time" CHECK ("video"."state" <> 'scheduled' or "video"."publish_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "video_device" (
	"video_id" uuid NOT NULL,
	"device_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "video_device_once" PRIMARY KEY("video_id","device_id")
);
--> statement-breakpoint
CREATE TABLE "video_text" (
	"video_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"chapter_titles" text[] NOT NULL,
	"captions" text NOT NULL,
	"is_draft" boolean NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "video_text_once" PRIMARY KEY("video_id","locale")
);
--> statement-breakpoint
CREATE TABLE "viewing" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"device_id" uuid NOT NULL,
	"yard_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	"name" text NOT NULL,
	"mail" text,
	"mobile" text,
	"locale" text NOT NULL,
	"state" text DEFAULT 'booked' NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"yard_place" smallint NOT NULL,
	"ticket" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "viewing_ticket_once" UNIQUE("ticket"),
	CONSTRAINT "viewing_state" CHECK ("viewing"."state" in ('booked', 'cancelled')),
	CONSTRAINT "viewing_span" CHECK ("viewing"."starts_at" < "viewing"."ends_at"),
	CONSTRAINT "viewing_contact" CHECK ("viewing"."mail" is not null or "viewing"."mobile" is not null),
	CONSTRAINT "viewing_yard_place" CHECK ("viewing"."yard_place" between 1 and 12),
	CONSTRAINT "viewing_sequence" CHECK ("viewing"."sequence" >= 0)
);
--> statement-breakpoint
CREATE TABLE "whatsapp_answer" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"number" text NOT NULL,
	"reason" text NOT NULL,
	"locale" text NOT NULL,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "whatsapp_answer_once" UNIQUE("number","reason"),
	CONSTRAINT "whatsapp_answer_reason" CHECK ("whatsapp_answer"."reason" in ('unknownNumber', 'textOnly', 'tooMany')),
	CONSTRAINT "whatsapp_answer_number" CHECK ("whatsapp_answer"."number" ~ '^[+][1-9][0-9]{6,14}$')
);
--> statement-breakpoint
CREATE TABLE "whatsapp_message" (
	"whatsapp_id" text PRIMARY KEY NOT NULL,
	"message_id" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "yard" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"code" text NOT NULL,
	"emirate" text NOT NULL,
	"free_zone" boolean NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"phone" text,
	"whatsapp" text,
	"viewing_mail" text,
	"time_zone" text DEFAULT 'Asia/Dubai' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "yard_code_once" UNIQUE("code"),
	CONSTRAINT "yard_phone" CHECK ("yard"."phone" ~ '^[+][1-9][0-9]{6,14}$'),
	CONSTRAINT "yard_whatsapp" CHECK ("yard"."whatsapp" ~ '^[+][1-9][0-9]{6,14}$'),
	CONSTRAINT "yard_viewing_mail" CHECK ("yard"."viewing_mail" ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
	CONSTRAINT "yard_time_zone" CHECK ("yard"."time_zone" ~ '^[A-Za-z]+(/[A-Za-z_+0-9-]+)*$')
);
--> statement-breakpoint
CREATE TABLE "yard_hours" (
	"yard_id" uuid NOT NULL,
	"weekday" smallint NOT NULL,
	"opens_at" smallint NOT NULL,
	"closes_at" smallint NOT NULL,
	"break_from" smallint,
	"break_until" smallint,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "yard_hours_once" PRIMARY KEY("yard_id","weekday"),
	CONSTRAINT "yard_hours_weekday" CHECK ("yard_hours"."weekday" between 1 and 7),
	CONSTRAINT "yard_hours_of_day" CHECK (0 <= "yard_hours"."opens_at" and "yard_hours"."opens_at" < "yard_hours"."closes_at" and "yard_hours"."closes_at" <= 1440),
	CONSTRAINT "yard_hours_break" CHECK (("yard_hours"."break_from" is null) = ("yard_hours"."break_until" is null)
        and "yard_hours"."opens_at" < "yard_hours"."break_from" and "yard_hours"."break_from" < "yard_hours"."break_until"
        and "yard_hours"."break_until" < "yard_hours"."closes_at")
);
--> statement-breakpoint
CREATE TABLE "yard_text" (
	"yard_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"address" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "yard_text_once" PRIMARY KEY("yard_id","locale")
);
--> statement-breakpoint
CREATE TABLE "audit_head" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"seq" bigint NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "audit_head_one" CHECK ("audit_head"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"seq" bigint DEFAULT 0 NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_audience" text NOT NULL,
	"actor_id" uuid NOT NULL,
	"session_id" uuid,
	"permission" text,
	"endpoint" text NOT NULL,
	"entity" text,
	"entity_id" text,
	"before" jsonb,
	"after" jsonb,
	"request_id" text NOT NULL,
	"address_fingerprint" "bytea",
	"address" text,
	"previous_hash" "bytea" DEFAULT '' NOT NULL,
	"hash" "bytea" DEFAULT '' NOT NULL,
	CONSTRAINT "audit_log_once" PRIMARY KEY("seq","at")
) PARTITION BY RANGE ("at");
--> statement-breakpoint
CREATE TABLE "channel_head" (
	"kind" text NOT NULL,
	"channel_id" uuid NOT NULL,
	"seq" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "channel_head_once" PRIMARY KEY("kind","channel_id")
);
--> statement-breakpoint
CREATE TABLE "channel_message" (
	"kind" text NOT NULL,
	"channel_id" uuid NOT NULL,
	"seq" bigint NOT NULL,
	"body" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "channel_message_once" PRIMARY KEY("kind","channel_id","seq")
);
--> statement-breakpoint
CREATE TABLE "email_count" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"sent" integer NOT NULL,
	"failed" integer NOT NULL,
	CONSTRAINT "email_count_once" PRIMARY KEY("day","kind"),
	CONSTRAINT "email_count_kind" CHECK ("email_count"."kind" in ('code', 'notice', 'viewing', 'subscription', 'accountChange', 'erasure', 'invitation')),
	CONSTRAINT "email_count_some" CHECK ("email_count"."sent" >= 0 and "email_count"."failed" >= 0)
);
--> statement-breakpoint
CREATE TABLE "event" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"payload" jsonb NOT NULL,
	"request_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"actor" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" char(64) NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_key_once" PRIMARY KEY("actor","key")
);
--> statement-breakpoint
CREATE TABLE "lifecycle_log" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"entity" text NOT NULL,
	"entity_id" uuid NOT NULL,
	"action" text NOT NULL,
	"from_state" text NOT NULL,
	"to_state" text NOT NULL,
	"actor" text NOT NULL,
	"actor_id" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "worker_alive" (
	"pool_id" text PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_change" ADD CONSTRAINT "account_change_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "address" ADD CONSTRAINT "address_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_read" ADD CONSTRAINT "announcement_read_announcement_id_announcement_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcement"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_read" ADD CONSTRAINT "announcement_read_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_text" ADD CONSTRAINT "announcement_text_announcement_id_announcement_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcement"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_account" ADD CONSTRAINT "bank_account_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch" ADD CONSTRAINT "batch_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch" ADD CONSTRAINT "batch_undo_of_batch_id_fk" FOREIGN KEY ("undo_of") REFERENCES "public"."batch"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_row" ADD CONSTRAINT "batch_row_batch_id_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batch"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "branch" ADD CONSTRAINT "branch_yard_id_yard_id_fk" FOREIGN KEY ("yard_id") REFERENCES "public"."yard"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "branch_hours" ADD CONSTRAINT "branch_hours_branch_id_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "branch_text" ADD CONSTRAINT "branch_text_branch_id_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holiday_text" ADD CONSTRAINT "holiday_text_holiday_id_holiday_id_fk" FOREIGN KEY ("holiday_id") REFERENCES "public"."holiday"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_text" ADD CONSTRAINT "brand_text_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category" ADD CONSTRAINT "category_parent" FOREIGN KEY ("parent_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_text" ADD CONSTRAINT "category_text_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certification_text" ADD CONSTRAINT "certification_text_certification_id_certification_id_fk" FOREIGN KEY ("certification_id") REFERENCES "public"."certification"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "canned_answer" ADD CONSTRAINT "canned_answer_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "canned_answer_text" ADD CONSTRAINT "canned_answer_text_answer_id_canned_answer_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."canned_answer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat" ADD CONSTRAINT "chat_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat" ADD CONSTRAINT "chat_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat" ADD CONSTRAINT "chat_device_id_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."device"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat" ADD CONSTRAINT "chat_inquiry_id_inquiry_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiry"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_chat_id_chat_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chat"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_device_id_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."device"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_inquiry_id_inquiry_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiry"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_note" ADD CONSTRAINT "chat_note_chat_id_chat_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chat"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_rating" ADD CONSTRAINT "chat_rating_chat_id_chat_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chat"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_report" ADD CONSTRAINT "chat_report_chat_id_chat_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chat"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_translation" ADD CONSTRAINT "chat_translation_message_id_chat_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."chat_message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "currency_rate" ADD CONSTRAINT "currency_rate_currency_code_currency_code_fk" FOREIGN KEY ("currency_code") REFERENCES "public"."currency"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "currency_text" ADD CONSTRAINT "currency_text_currency_code_currency_code_fk" FOREIGN KEY ("currency_code") REFERENCES "public"."currency"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_device" ADD CONSTRAINT "imported_device_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_device" ADD CONSTRAINT "imported_device_device_id_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."device"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device" ADD CONSTRAINT "device_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device" ADD CONSTRAINT "device_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device" ADD CONSTRAINT "device_model_id_machine_model_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."machine_model"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device" ADD CONSTRAINT "device_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device" ADD CONSTRAINT "device_yard_id_yard_id_fk" FOREIGN KEY ("yard_id") REFERENCES "public"."yard"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_certificate" ADD CONSTRAINT "device_certificate_device_id_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."device"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_certificate" ADD CONSTRAINT "device_certificate_certification_id_certification_id_fk" FOREIGN KEY ("certification_id") REFERENCES "public"."certification"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_issue_decision" ADD CONSTRAINT "device_issue_decision_device_id_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."device"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_issue_decision" ADD CONSTRAINT "device_issue_decision_other_id_device_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."device"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_picture" ADD CONSTRAINT "device_picture_device_id_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."device"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_price" ADD CONSTRAINT "device_price_device_id_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."device"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_proof" ADD CONSTRAINT "device_proof_device_id_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."device"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_text" ADD CONSTRAINT "device_text_device_id_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."device"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dictionary_item_text" ADD CONSTRAINT "dictionary_item_text_dictionary_item_id_dictionary_item_id_fk" FOREIGN KEY ("dictionary_item_id") REFERENCES "public"."dictionary_item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorite" ADD CONSTRAINT "favorite_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorite" ADD CONSTRAINT "favorite_device_id_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."device"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorite_product" ADD CONSTRAINT "favorite_product_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_feed" ADD CONSTRAINT "seller_feed_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "freight_rule" ADD CONSTRAINT "freight_rule_of_template" FOREIGN KEY ("seller_id","freight_template_id") REFERENCES "public"."freight_template"("seller_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "freight_template" ADD CONSTRAINT "freight_template_seller_id_store_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_article" ADD CONSTRAINT "help_article_topic_id_help_topic_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."help_topic"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_text" ADD CONSTRAINT "help_text_article_id_help_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."help_article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_topic_text" ADD CONSTRAINT "help_topic_text_topic_id_help_topic_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."help_topic"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_vote" ADD CONSTRAINT "help_vote_article_id_help_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."help_article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "browse" ADD CONSTRAINT "browse_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "browse" ADD CONSTRAINT "browse_device_id_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."device"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "browse_product" ADD CONSTRAINT "browse_product_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credential" ADD CONSTRAINT "credential_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_import" ADD CONSTRAINT "data_import_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_import_key" ADD CONSTRAINT "data_import_key_import_id_data_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."data_import"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_import_row" ADD CONSTRAINT "data_import_row_import_id_data_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."data_import"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_mapping" ADD CONSTRAINT "import_mapping_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry" ADD CONSTRAINT "inquiry_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry" ADD CONSTRAINT "inquiry_device_id_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."device"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry" ADD CONSTRAINT "inquiry_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry" ADD CONSTRAINT "inquiry_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry" ADD CONSTRAINT "inquiry_destination_code_destination_code_fk" FOREIGN KEY ("destination_code") REFERENCES "public"."destination"("code") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_attachment" ADD CONSTRAINT "inquiry_attachment_message_id_inquiry_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."inquiry_message"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_message" ADD CONSTRAINT "inquiry_message_inquiry_id_inquiry_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_message" ADD CONSTRAINT "inquiry_message_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection" ADD CONSTRAINT "inspection_device_id_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."device"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection" ADD CONSTRAINT "inspection_inspector_seller_id_seller_id_fk" FOREIGN KEY ("inspector_seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_finding" ADD CONSTRAINT "inspection_finding_inspection_id_inspection_id_fk" FOREIGN KEY ("inspection_id") REFERENCES "public"."inspection"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_finding" ADD CONSTRAINT "inspection_finding_point_id_inspection_point_id_fk" FOREIGN KEY ("point_id") REFERENCES "public"."inspection_point"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_finding" ADD CONSTRAINT "inspection_finding_remark_id_inspection_remark_id_fk" FOREIGN KEY ("remark_id") REFERENCES "public"."inspection_remark"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_form" ADD CONSTRAINT "inspection_form_device_id_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."device"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_form_finding" ADD CONSTRAINT "inspection_form_finding_form_id_inspection_form_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."inspection_form"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_form_finding" ADD CONSTRAINT "inspection_form_finding_point_id_inspection_point_id_fk" FOREIGN KEY ("point_id") REFERENCES "public"."inspection_point"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_form_finding" ADD CONSTRAINT "inspection_form_finding_remark_id_inspection_remark_id_fk" FOREIGN KEY ("remark_id") REFERENCES "public"."inspection_remark"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_form_photo" ADD CONSTRAINT "inspection_form_photo_form_id_inspection_form_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."inspection_form"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_form_photo" ADD CONSTRAINT "inspection_form_photo_point_id_inspection_point_id_fk" FOREIGN KEY ("point_id") REFERENCES "public"."inspection_point"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_point_text" ADD CONSTRAINT "inspection_point_text_point_id_inspection_point_id_fk" FOREIGN KEY ("point_id") REFERENCES "public"."inspection_point"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_remark_point" ADD CONSTRAINT "inspection_remark_point_remark_id_inspection_remark_id_fk" FOREIGN KEY ("remark_id") REFERENCES "public"."inspection_remark"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_remark_point" ADD CONSTRAINT "inspection_remark_point_point_id_inspection_point_id_fk" FOREIGN KEY ("point_id") REFERENCES "public"."inspection_point"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_remark_text" ADD CONSTRAINT "inspection_remark_text_remark_id_inspection_remark_id_fk" FOREIGN KEY ("remark_id") REFERENCES "public"."inspection_remark"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_template" ADD CONSTRAINT "inspection_template_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_template" ADD CONSTRAINT "inspection_template_point_id_inspection_point_id_fk" FOREIGN KEY ("point_id") REFERENCES "public"."inspection_point"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "destination_text" ADD CONSTRAINT "destination_text_destination_code_destination_code_fk" FOREIGN KEY ("destination_code") REFERENCES "public"."destination"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "landed_rate" ADD CONSTRAINT "landed_rate_destination_code_destination_code_fk" FOREIGN KEY ("destination_code") REFERENCES "public"."destination"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_balance" ADD CONSTRAINT "ledger_balance_account_id_ledger_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_balance" ADD CONSTRAINT "member_balance_account_id_ledger_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "machine_model" ADD CONSTRAINT "machine_model_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "machine_model" ADD CONSTRAINT "machine_model_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_list_exists" FOREIGN KEY ("dictionary_type","list") REFERENCES "public"."dictionary_item"("type","code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_text" ADD CONSTRAINT "news_text_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_email" ADD CONSTRAINT "notice_email_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_adjustment" ADD CONSTRAINT "order_adjustment_of_order" FOREIGN KEY ("member_id","order_id") REFERENCES "public"."store_order"("member_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_of_order" FOREIGN KEY ("member_id","order_id") REFERENCES "public"."store_order"("member_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_order" ADD CONSTRAINT "store_order_checkout_id_checkout_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkout"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel" ADD CONSTRAINT "parcel_of_order" FOREIGN KEY ("member_id","order_id") REFERENCES "public"."store_order"("member_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_event" ADD CONSTRAINT "parcel_event_parcel_id_parcel_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcel"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_line" ADD CONSTRAINT "parcel_line_parcel_id_parcel_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcel"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_line" ADD CONSTRAINT "parcel_line_order_line_id_order_line_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_text" ADD CONSTRAINT "page_text_version_id_page_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."page_version"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_top_up_id_top_up_id_fk" FOREIGN KEY ("top_up_id") REFERENCES "public"."top_up"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_share" ADD CONSTRAINT "payment_share_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_export" ADD CONSTRAINT "data_export_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasure" ADD CONSTRAINT "erasure_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_attribute_choice" ADD CONSTRAINT "product_attribute_choice_product_attribute_id_product_attribute_id_fk" FOREIGN KEY ("product_attribute_id") REFERENCES "public"."product_attribute"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_attribute_choice_text" ADD CONSTRAINT "product_attribute_choice_text_product_attribute_choice_id_product_attribute_choice_id_fk" FOREIGN KEY ("product_attribute_choice_id") REFERENCES "public"."product_attribute_choice"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_attribute_text" ADD CONSTRAINT "product_attribute_text_product_attribute_id_product_attribute_id_fk" FOREIGN KEY ("product_attribute_id") REFERENCES "public"."product_attribute"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_category" ADD CONSTRAINT "product_category_parent" FOREIGN KEY ("parent_id") REFERENCES "public"."product_category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_category_attribute" ADD CONSTRAINT "product_category_attribute_product_category_id_product_category_id_fk" FOREIGN KEY ("product_category_id") REFERENCES "public"."product_category"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_category_attribute" ADD CONSTRAINT "product_category_attribute_product_attribute_id_product_attribute_id_fk" FOREIGN KEY ("product_attribute_id") REFERENCES "public"."product_attribute"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_category_text" ADD CONSTRAINT "product_category_text_product_category_id_product_category_id_fk" FOREIGN KEY ("product_category_id") REFERENCES "public"."product_category"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_export" ADD CONSTRAINT "product_export_seller_id_store_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_sale" ADD CONSTRAINT "product_sale_of_product" FOREIGN KEY ("seller_id","product_id") REFERENCES "public"."product"("seller_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_seller_id_store_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_product_category_id_product_category_id_fk" FOREIGN KEY ("product_category_id") REFERENCES "public"."product_category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_freight" FOREIGN KEY ("seller_id","freight_template_id") REFERENCES "public"."freight_template"("seller_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_fit" ADD CONSTRAINT "product_fit_model_id_machine_model_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."machine_model"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_fit" ADD CONSTRAINT "product_fit_of_product" FOREIGN KEY ("seller_id","product_id") REFERENCES "public"."product"("seller_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_picture" ADD CONSTRAINT "product_picture_of_product" FOREIGN KEY ("seller_id","product_id") REFERENCES "public"."product"("seller_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_text" ADD CONSTRAINT "product_text_of_product" FOREIGN KEY ("seller_id","product_id") REFERENCES "public"."product"("seller_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sku" ADD CONSTRAINT "sku_of_product_of_seller" FOREIGN KEY ("seller_id","product_id") REFERENCES "public"."product"("seller_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_of_sku" FOREIGN KEY ("seller_id","sku_id") REFERENCES "public"."sku"("seller_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_of_warehouse" FOREIGN KEY ("seller_id","warehouse_id") REFERENCES "public"."warehouse"("seller_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_hold" ADD CONSTRAINT "stock_hold_of_stock" FOREIGN KEY ("sku_id","warehouse_id") REFERENCES "public"."stock"("sku_id","warehouse_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proforma" ADD CONSTRAINT "proforma_quote_id_quote_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quote"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proforma" ADD CONSTRAINT "proforma_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_inquiry_id_inquiry_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiry"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_request_id_quote_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."quote_request"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_device_id_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."device"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_request" ADD CONSTRAINT "quote_request_inquiry_id_inquiry_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_request" ADD CONSTRAINT "quote_request_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciliation_difference" ADD CONSTRAINT "reconciliation_difference_reconciliation_id_reconciliation_id_fk" FOREIGN KEY ("reconciliation_id") REFERENCES "public"."reconciliation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_page_block_text" ADD CONSTRAINT "home_page_block_text_block_id_home_page_block_id_fk" FOREIGN KEY ("block_id") REFERENCES "public"."home_page_block"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reply_mail" ADD CONSTRAINT "reply_mail_inquiry_id_inquiry_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search" ADD CONSTRAINT "saved_search_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_digest" ADD CONSTRAINT "search_digest_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_match" ADD CONSTRAINT "search_match_saved_search_id_saved_search_id_fk" FOREIGN KEY ("saved_search_id") REFERENCES "public"."saved_search"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_match" ADD CONSTRAINT "search_match_device_id_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."device"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_match" ADD CONSTRAINT "search_match_digest_id_search_digest_id_fk" FOREIGN KEY ("digest_id") REFERENCES "public"."search_digest"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_word" ADD CONSTRAINT "trade_word_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_word" ADD CONSTRAINT "trade_word_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factor" ADD CONSTRAINT "second_factor_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_step" ADD CONSTRAINT "second_step_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "seller_text" ADD CONSTRAINT "seller_text_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_device" ADD CONSTRAINT "known_device_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "web_config_text" ADD CONSTRAINT "web_config_text_field_web_config_field_fk" FOREIGN KEY ("field") REFERENCES "public"."web_config"("field") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_binding" ADD CONSTRAINT "social_binding_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spec_field_category" ADD CONSTRAINT "spec_field_category_field_id_spec_field_id_fk" FOREIGN KEY ("field_id") REFERENCES "public"."spec_field"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spec_field_category" ADD CONSTRAINT "spec_field_category_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spec_field_text" ADD CONSTRAINT "spec_field_text_field_id_spec_field_id_fk" FOREIGN KEY ("field_id") REFERENCES "public"."spec_field"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spec_option" ADD CONSTRAINT "spec_option_field_id_spec_field_id_fk" FOREIGN KEY ("field_id") REFERENCES "public"."spec_field"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spec_option_text" ADD CONSTRAINT "spec_option_text_option_id_spec_option_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."spec_option"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_app" ADD CONSTRAINT "staff_app_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_credential" ADD CONSTRAINT "staff_credential_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_passkey" ADD CONSTRAINT "staff_passkey_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_recovery_code" ADD CONSTRAINT "staff_recovery_code_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_step" ADD CONSTRAINT "staff_step_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitation" ADD CONSTRAINT "staff_invitation_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitation" ADD CONSTRAINT "staff_invitation_invited_by_staff_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_role" ADD CONSTRAINT "staff_role_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_role" ADD CONSTRAINT "staff_role_role_id_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."role"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_application" ADD CONSTRAINT "store_application_seller_id_store_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_document" ADD CONSTRAINT "store_document_application_id_store_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."store_application"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store" ADD CONSTRAINT "store_id_seller_id_fk" FOREIGN KEY ("id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_category" ADD CONSTRAINT "store_category_seller_id_store_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."store"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_category" ADD CONSTRAINT "store_category_product_category_id_product_category_id_fk" FOREIGN KEY ("product_category_id") REFERENCES "public"."product_category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_company" ADD CONSTRAINT "store_company_seller_id_store_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."store"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_contract" ADD CONSTRAINT "store_contract_seller_id_store_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."store"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_page" ADD CONSTRAINT "store_page_id_store_id_fk" FOREIGN KEY ("id") REFERENCES "public"."store"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_text" ADD CONSTRAINT "store_text_seller_id_store_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."store"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warehouse" ADD CONSTRAINT "warehouse_seller_id_store_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_guide" ADD CONSTRAINT "price_guide_device_id_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."device"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale" ADD CONSTRAINT "sale_device_id_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."device"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale" ADD CONSTRAINT "sale_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video" ADD CONSTRAINT "video_film_id_film_id_fk" FOREIGN KEY ("film_id") REFERENCES "public"."film"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_device" ADD CONSTRAINT "video_device_video_id_video_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."video"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_device" ADD CONSTRAINT "video_device_device_id_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."device"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_text" ADD CONSTRAINT "video_text_video_id_video_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."video"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewing" ADD CONSTRAINT "viewing_device_id_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."device"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewing" ADD CONSTRAINT "viewing_yard_id_yard_id_fk" FOREIGN KEY ("yard_id") REFERENCES "public"."yard"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "whatsapp_message" ADD CONSTRAINT "whatsapp_message_message_id_chat_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."chat_message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "yard_hours" ADD CONSTRAINT "yard_hours_yard_id_yard_id_fk" FOREIGN KEY ("yard_id") REFERENCES "public"."yard"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "yard_text" ADD CONSTRAINT "yard_text_yard_id_yard_id_fk" FOREIGN KEY ("yard_id") REFERENCES "public"."yard"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_change_of_member" ON "account_change" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "account_change_over" ON "account_change" USING btree ("undo_until");--> statement-breakpoint
CREATE INDEX "address_of_member" ON "address" USING btree ("member_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "address_default_once" ON "address" USING btree ("member_id") WHERE is_default;--> statement-breakpoint
CREATE INDEX "announcement_started" ON "announcement" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "announcement_due" ON "announcement" USING btree ("turns_at") WHERE turns_at is not null;--> statement-breakpoint
CREATE INDEX "announcement_read_of_member" ON "announcement_read" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "audit_check_latest" ON "audit_check" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "audit_export_due" ON "audit_export" USING btree ("state","expires_at");--> statement-breakpoint
CREATE INDEX "audit_export_of_staff" ON "audit_export" USING btree ("staff_id","created_at");--> statement-breakpoint
CREATE INDEX "balance_change_list" ON "balance_change" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "balance_change_of_member" ON "balance_change" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "balance_change_waiting" ON "balance_change" USING btree ("created_at","id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "batch_of_staff" ON "batch" USING btree ("staff_id","created_at","id");--> statement-breakpoint
CREATE INDEX "batch_of_account" ON "batch" USING btree ("account_id","created_at","id") WHERE "batch"."account_id" is not null;--> statement-breakpoint
CREATE INDEX "batch_row_waiting" ON "batch_row" USING btree ("batch_id","position") WHERE "batch_row"."outcome" is null;--> statement-breakpoint
CREATE INDEX "category_children" ON "category" USING btree ("parent_id","position");--> statement-breakpoint
CREATE INDEX "canned_answer_of_desk" ON "canned_answer" USING btree ("seller_id","created_at");--> statement-breakpoint
CREATE INDEX "chat_of_member" ON "chat" USING btree ("member_id","updated_at");--> statement-breakpoint
CREATE INDEX "chat_of_desk" ON "chat" USING btree ("seller_id","state","updated_at");--> statement-breakpoint
CREATE INDEX "chat_waiting" ON "chat" USING btree ("seller_id","waiting_since","id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "chat_due" ON "chat" USING btree ("expires_at") WHERE expires_at is not null;--> statement-breakpoint
CREATE INDEX "chat_to_notify" ON "chat" USING btree ("unread_since") WHERE noticed_at is null;--> statement-breakpoint
CREATE INDEX "chat_old" ON "chat" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "chat_of_device" ON "chat" USING btree ("device_id");--> statement-breakpoint
CREATE INDEX "chat_of_inquiry" ON "chat" USING btree ("inquiry_id");--> statement-breakpoint
CREATE INDEX "chat_message_picture" ON "chat_message" USING btree ("picture_key") WHERE picture_key is not null;--> statement-breakpoint
CREATE INDEX "chat_message_of_device" ON "chat_message" USING btree ("device_id");--> statement-breakpoint
CREATE INDEX "chat_message_of_inquiry" ON "chat_message" USING btree ("inquiry_id");--> statement-breakpoint
CREATE INDEX "chat_note_of_chat" ON "chat_note" USING btree ("chat_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_report_open_once" ON "chat_report" USING btree ("chat_id","side") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "chat_report_open" ON "chat_report" USING btree ("created_at") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "chat_report_of_chat" ON "chat_report" USING btree ("chat_id");--> statement-breakpoint
CREATE INDEX "consent_latest" ON "consent" USING btree ("member_id","subject","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "currency_one_default" ON "currency" USING btree ("is_default") WHERE is_default;--> statement-breakpoint
CREATE INDEX "currency_rate_of_currency" ON "currency_rate" USING btree ("currency_code","created_at");--> statement-breakpoint
CREATE INDEX "device_export_due" ON "device_export" USING btree ("expires_at") WHERE state <> 'expired';--> statement-breakpoint
CREATE INDEX "imported_device_of_device" ON "imported_device" USING btree ("device_id");--> statement-breakpoint
CREATE INDEX "device_listed_newest" ON "device" USING btree ("listed_at","id") WHERE state = 'listed';--> statement-breakpoint
CREATE INDEX "device_listed_of_seller" ON "device" USING btree ("seller_id","listed_at","id") WHERE state = 'listed';--> statement-breakpoint
CREATE INDEX "device_listed_of_category" ON "device" USING btree ("category_id","listed_at") WHERE state = 'listed';--> statement-breakpoint
CREATE INDEX "device_listed_counted" ON "device" USING btree ("category_id","brand_id","emirate","grade","listed_at") WHERE state = 'listed';--> statement-breakpoint
CREATE INDEX "device_staff_updated" ON "device" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "device_staff_state" ON "device" USING btree ("state","updated_at","id");--> statement-breakpoint
CREATE INDEX "device_staff_seller" ON "device" USING btree ("seller_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "device_staff_brand" ON "device" USING btree ("brand_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "device_staff_year" ON "device" USING btree ("year_made","id");--> statement-breakpoint
CREATE INDEX "device_staff_hours" ON "device" USING btree (coalesce(work_hours, -1),"id");--> statement-breakpoint
CREATE INDEX "device_staff_price" ON "device" USING btree (coalesce(price_minor, -1),"id");--> statement-breakpoint
CREATE INDEX "device_staff_quality" ON "device" USING btree ("quality","id");--> statement-breakpoint
CREATE INDEX "device_staff_model" ON "device" USING btree ((lower(model) collate "C"),"id");--> statement-breakpoint
CREATE INDEX "device_staff_stock_no" ON "device" USING btree ((upper(stock_no) collate "C"),"id");--> statement-breakpoint
CREATE INDEX "device_staff_serial" ON "device" USING btree ((upper(regexp_replace(serial_no, '[^A-Za-z0-9]', '', 'g')) collate "C"));--> statement-breakpoint
CREATE INDEX "device_staff_issues" ON "device" USING gin ("issues");--> statement-breakpoint
CREATE INDEX "device_check_due" ON "device" USING btree ("check_again_on");--> statement-breakpoint
CREATE INDEX "device_issue_decision_of_other" ON "device_issue_decision" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "device_picture_alike" ON "device_picture" USING btree (left(thumbhash, 8));--> statement-breakpoint
CREATE INDEX "device_price_history" ON "device_price" USING btree ("device_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "dictionary_item_of_type" ON "dictionary_item" USING btree ("type","position");--> statement-breakpoint
CREATE INDEX "favorite_of_device" ON "favorite" USING btree ("device_id");--> statement-breakpoint
CREATE INDEX "favorite_product_of_member" ON "favorite_product" USING btree ("member_id","created_at","product_id");--> statement-breakpoint
CREATE INDEX "seller_feed_due" ON "seller_feed" USING btree ("next_run_at");--> statement-breakpoint
CREATE INDEX "freight_rule_list" ON "freight_rule" USING btree ("seller_id","freight_template_id","position");--> statement-breakpoint
CREATE INDEX "help_article_publish_due" ON "help_article" USING btree ("publish_at") WHERE state = 'scheduled';--> statement-breakpoint
CREATE INDEX "help_article_of_topic" ON "help_article" USING btree ("topic_id","position","id");--> statement-breakpoint
CREATE INDEX "help_article_by_change" ON "help_article" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "help_vote_by_age" ON "help_vote" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "browse_of_member" ON "browse" USING btree ("member_id","seen_at","device_id");--> statement-breakpoint
CREATE INDEX "browse_old" ON "browse" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "browse_product_of_member" ON "browse_product" USING btree ("member_id","seen_at","product_id");--> statement-breakpoint
CREATE INDEX "browse_product_old" ON "browse_product" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "data_import_newest" ON "data_import" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "data_import_of_seller" ON "data_import" USING btree ("seller_id","created_at","id");--> statement-breakpoint
CREATE INDEX "data_import_due" ON "data_import" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "data_import_row_faulty" ON "data_import_row" USING btree ("import_id","row") WHERE outcome = 'faulty';--> statement-breakpoint
CREATE INDEX "inquiry_of_member" ON "inquiry" USING btree ("member_id","updated_at");--> statement-breakpoint
CREATE INDEX "inquiry_newest" ON "inquiry" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "inquiry_in_state" ON "inquiry" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "inquiry_unread_by_staff" ON "inquiry" USING btree ("created_at","id") WHERE last_seq > staff_read_seq;--> statement-breakpoint
CREATE INDEX "inquiry_subject_words" ON "inquiry" USING gin ("subject" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "inquiry_with_signal" ON "inquiry" USING gin ("signals");--> statement-breakpoint
CREATE INDEX "inquiry_same_content" ON "inquiry" USING btree ("content_hash","created_at");--> statement-breakpoint
CREATE INDEX "inquiry_old" ON "inquiry" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "inquiry_of_device" ON "inquiry" USING btree ("device_id");--> statement-breakpoint
CREATE INDEX "inquiry_of_seller" ON "inquiry" USING btree ("seller_id");--> statement-breakpoint
CREATE INDEX "inquiry_of_category" ON "inquiry" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "inquiry_of_destination" ON "inquiry" USING btree ("destination_code");--> statement-breakpoint
CREATE INDEX "inquiry_attachment_of_message" ON "inquiry_attachment" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "inquiry_attachment_of_owner" ON "inquiry_attachment" USING btree ("owner_audience","owner_id");--> statement-breakpoint
CREATE INDEX "inquiry_attachment_unused" ON "inquiry_attachment" USING btree ("updated_at") WHERE message_id is null;--> statement-breakpoint
CREATE INDEX "inquiry_attachment_to_clear" ON "inquiry_attachment" USING btree ("clear_at") WHERE clear_at is not null;--> statement-breakpoint
CREATE INDEX "inquiry_message_of_seller" ON "inquiry_message" USING btree ("seller_id");--> statement-breakpoint
CREATE INDEX "inspection_of_device" ON "inspection" USING btree ("device_id","inspected_on" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "inspection_form_started" ON "inspection_form" USING btree ("started_at") WHERE started_at is not null;--> statement-breakpoint
CREATE INDEX "inspection_form_photo_of_form" ON "inspection_form_photo" USING btree ("form_id","created_at");--> statement-breakpoint
CREATE INDEX "inspection_remark_point_of_remark" ON "inspection_remark_point" USING btree ("remark_id");--> statement-breakpoint
CREATE UNIQUE INDEX "language_one_default" ON "language" USING btree ("is_default") WHERE is_default;--> statement-breakpoint
CREATE INDEX "ledger_account_of_seller" ON "ledger_account" USING btree ("seller_id");--> statement-breakpoint
CREATE INDEX "ledger_account_of_member" ON "ledger_account" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "ledger_entry_tail" ON "ledger_entry" USING btree ("account_id","xid");--> statement-breakpoint
CREATE INDEX "ledger_entry_of_account" ON "ledger_entry" USING btree ("account_id","journal_id","line");--> statement-breakpoint
CREATE INDEX "ledger_entry_of_order" ON "ledger_entry" USING btree ("order_id") WHERE order_id is not null;--> statement-breakpoint
CREATE INDEX "ledger_entry_of_seller" ON "ledger_entry" USING btree ("seller_id","created_at","journal_id") WHERE seller_id is not null;--> statement-breakpoint
CREATE INDEX "ledger_journal_to_roll_up" ON "ledger_journal" USING btree ("xid");--> statement-breakpoint
CREATE INDEX "ledger_journal_of_payment" ON "ledger_journal" USING btree ("payment_id") WHERE payment_id is not null;--> statement-breakpoint
CREATE INDEX "ledger_journal_by_time" ON "ledger_journal" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "member_balance_of_member" ON "member_balance" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "upload_of_owner" ON "upload" USING btree ("owner_audience","owner_id");--> statement-breakpoint
CREATE INDEX "upload_of_picture" ON "upload" USING btree ("picture_key");--> statement-breakpoint
CREATE INDEX "upload_due" ON "upload" USING btree ("expires_at") WHERE state in ('asked', 'received');--> statement-breakpoint
CREATE INDEX "upload_unused" ON "upload" USING btree ("unused_since") WHERE unused_since is not null;--> statement-breakpoint
CREATE INDEX "upload_old" ON "upload" USING btree ("updated_at") WHERE state in ('refused', 'expired');--> statement-breakpoint
CREATE INDEX "upload_to_clear" ON "upload" USING btree ("clear_at") WHERE clear_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "member_account_once" ON "member" USING btree (lower("account"));--> statement-breakpoint
CREATE UNIQUE INDEX "member_mail_once" ON "member" USING btree (lower("mail"));--> statement-breakpoint
CREATE UNIQUE INDEX "member_mobile_once" ON "member" USING btree ("mobile");--> statement-breakpoint
CREATE INDEX "member_newest" ON "member" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "member_by_name" ON "member" USING btree (lower("nick_name"),"id");--> statement-breakpoint
CREATE INDEX "member_name_begins" ON "member" USING btree (lower("nick_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "member_company_begins" ON "member" USING btree (lower("company") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "member_account_begins" ON "member" USING btree (lower("account") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "member_mail_begins" ON "member" USING btree (lower("mail") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "member_mobile_begins" ON "member" USING btree ("mobile" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "machine_model_of_category" ON "machine_model" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "news_published" ON "news" USING btree ("published_at","id") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "news_published_in_list" ON "news" USING btree ("list","published_at","id") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "news_publish_due" ON "news" USING btree ("publish_at") WHERE state = 'scheduled';--> statement-breakpoint
CREATE INDEX "news_take_down_due" ON "news" USING btree ("take_down_at") WHERE state = 'published' and take_down_at is not null;--> statement-breakpoint
CREATE INDEX "news_by_change" ON "news" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "notification_of_member" ON "notification" USING btree ("member_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notification_unread" ON "notification" USING btree ("member_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "checkout_of_member" ON "checkout" USING btree ("member_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "checkout_attempt_of_member" ON "checkout_attempt" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "checkout_attempt_to_end" ON "checkout_attempt" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "order_adjustment_list" ON "order_adjustment" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_line_by_sku_code" ON "order_line" USING btree ("sku_code","seller_id");--> statement-breakpoint
CREATE INDEX "store_order_newest" ON "store_order" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "store_order_of_member" ON "store_order" USING btree ("member_id","created_at","id");--> statement-breakpoint
CREATE INDEX "store_order_of_member_state" ON "store_order" USING btree ("member_id","state","created_at","id");--> statement-breakpoint
CREATE INDEX "store_order_of_seller" ON "store_order" USING btree ("seller_id","created_at","id");--> statement-breakpoint
CREATE INDEX "store_order_of_seller_state" ON "store_order" USING btree ("seller_id","state","created_at","id");--> statement-breakpoint
CREATE INDEX "store_order_to_expire" ON "store_order" USING btree ("expires_at") WHERE state = 'pendingPayment';--> statement-breakpoint
CREATE INDEX "store_order_to_receive" ON "store_order" USING btree ("receive_by") WHERE state = 'pendingReceipt';--> statement-breakpoint
CREATE INDEX "store_order_to_ship" ON "store_order" USING btree ("ship_by") WHERE state = 'pendingDelivery' and late_at is null;--> statement-breakpoint
CREATE INDEX "parcel_of_tracking_ref" ON "parcel" USING btree ("tracking_ref") WHERE tracking_ref is not null;--> statement-breakpoint
CREATE INDEX "parcel_to_ask" ON "parcel" USING btree ("ask_at") WHERE ask_at is not null;--> statement-breakpoint
CREATE INDEX "page_version_by_change" ON "page_version" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "passkey_of_member" ON "passkey" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "passkey_attempt_over" ON "passkey_attempt" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_one_counts" ON "payment" USING btree ("checkout_id") WHERE state = 'paid';--> statement-breakpoint
CREATE UNIQUE INDEX "payment_one_counts_for_top_up" ON "payment" USING btree ("top_up_id") WHERE state = 'paid';--> statement-breakpoint
CREATE INDEX "payment_of_checkout" ON "payment" USING btree ("checkout_id");--> statement-breakpoint
CREATE INDEX "payment_of_top_up" ON "payment" USING btree ("top_up_id");--> statement-breakpoint
CREATE INDEX "payment_of_member" ON "payment" USING btree ("member_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "payment_to_check" ON "payment" USING btree ("check_at") WHERE check_at is not null;--> statement-breakpoint
CREATE INDEX "payment_share_of_order" ON "payment_share" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "provider_event_old" ON "provider_event" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "refund_of_order" ON "refund" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refund_of_surplus_once" ON "refund" USING btree ("payment_id") WHERE order_id is null;--> statement-breakpoint
CREATE INDEX "refund_to_check" ON "refund" USING btree ("check_at") WHERE check_at is not null;--> statement-breakpoint
CREATE INDEX "top_up_of_member" ON "top_up" USING btree ("member_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "payout_list" ON "payout" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_one_waits" ON "payout" USING btree ("seller_id","currency") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "payout_of_seller" ON "payout" USING btree ("seller_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "data_export_one_at_a_time" ON "data_export" USING btree ("member_id") WHERE state = 'asked';--> statement-breakpoint
CREATE INDEX "data_export_of_member" ON "data_export" USING btree ("member_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "data_export_due" ON "data_export" USING btree ("expires_at") WHERE state <> 'expired';--> statement-breakpoint
CREATE INDEX "product_category_children" ON "product_category" USING btree ("parent_id","position");--> statement-breakpoint
CREATE INDEX "product_export_of_seller" ON "product_export" USING btree ("seller_id");--> statement-breakpoint
CREATE INDEX "product_export_due" ON "product_export" USING btree ("expires_at") WHERE state <> 'expired';--> statement-breakpoint
CREATE INDEX "product_sale_changed" ON "product_sale" USING btree ("product_id","updated_at");--> statement-breakpoint
CREATE INDEX "product_list_of_seller" ON "product" USING btree ("seller_id","state","updated_at","id");--> statement-breakpoint
CREATE INDEX "product_list_of_category" ON "product" USING btree ("product_category_id","state","published_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "product_to_review" ON "product" USING btree ("updated_at","id") WHERE state = 'underReview';--> statement-breakpoint
CREATE INDEX "product_of_part_no" ON "product" USING btree (upper("part_no"));--> statement-breakpoint
CREATE INDEX "product_fit_of_model" ON "product_fit" USING btree ("model_id","product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sku_values_once" ON "sku" USING btree ("product_id","values");--> statement-breakpoint
CREATE INDEX "sku_of_product" ON "sku" USING btree ("product_id","position");--> statement-breakpoint
CREATE INDEX "stock_of_seller" ON "stock" USING btree ("seller_id","warehouse_id");--> statement-breakpoint
CREATE INDEX "stock_with_limit" ON "stock" USING btree ("sku_id","warehouse_id") WHERE low_at is not null;--> statement-breakpoint
CREATE INDEX "stock_hold_due" ON "stock_hold" USING btree ("expires_at") WHERE state = 'held';--> statement-breakpoint
CREATE INDEX "stock_movement_of_sku" ON "stock_movement" USING btree ("seller_id","sku_id","seq");--> statement-breakpoint
CREATE INDEX "proforma_of_seller" ON "proforma" USING btree ("seller_id");--> statement-breakpoint
CREATE INDEX "proforma_erased" ON "proforma" USING btree ("erased_at") WHERE object_key is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "quote_accepted_for_inquiry_once" ON "quote" USING btree ("inquiry_id") WHERE state in ('accepted', 'sold');--> statement-breakpoint
CREATE UNIQUE INDEX "quote_accepted_for_device_once" ON "quote" USING btree ("device_id") WHERE state = 'accepted';--> statement-breakpoint
CREATE UNIQUE INDEX "quote_open_once" ON "quote" USING btree ("inquiry_id","device_id") WHERE kind = 'quote' and state in ('open', 'countered', 'final');--> statement-breakpoint
CREATE UNIQUE INDEX "quote_open_offer_once" ON "quote" USING btree ("member_id","device_id") WHERE kind = 'offer' and state in ('open', 'countered', 'final');--> statement-breakpoint
CREATE INDEX "quote_of_inquiry" ON "quote" USING btree ("inquiry_id");--> statement-breakpoint
CREATE INDEX "quote_of_request" ON "quote" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "quote_of_device" ON "quote" USING btree ("device_id");--> statement-breakpoint
CREATE INDEX "quote_of_seller" ON "quote" USING btree ("seller_id","updated_at");--> statement-breakpoint
CREATE INDEX "quote_of_member" ON "quote" USING btree ("member_id","updated_at");--> statement-breakpoint
CREATE INDEX "quote_to_expire" ON "quote" USING btree ("valid_until") WHERE state in ('open', 'countered', 'final');--> statement-breakpoint
CREATE INDEX "quote_to_release" ON "quote" USING btree ("reserved_until") WHERE state = 'accepted';--> statement-breakpoint
CREATE INDEX "quote_old" ON "quote" USING btree ("updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "quote_request_place_once" ON "quote_request" USING btree ("inquiry_id","place") WHERE state in ('open', 'quoted');--> statement-breakpoint
CREATE INDEX "quote_request_of_seller" ON "quote_request" USING btree ("seller_id","state","due_at");--> statement-breakpoint
CREATE INDEX "quote_request_of_seller_changed" ON "quote_request" USING btree ("seller_id","updated_at");--> statement-breakpoint
CREATE INDEX "quote_request_due" ON "quote_request" USING btree ("due_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "quote_request_replies" ON "quote_request" USING btree ("seller_id","answered_at") WHERE reply_minutes is not null;--> statement-breakpoint
CREATE INDEX "reconciliation_that_differs" ON "reconciliation" USING btree ("day") WHERE difference_count > 0;--> statement-breakpoint
CREATE INDEX "reconciliation_difference_open" ON "reconciliation_difference" USING btree ("reconciliation_id") WHERE resolved_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "home_page_version_published_once" ON "home_page_version" USING btree ("page") WHERE state = 'published';--> statement-breakpoint
CREATE UNIQUE INDEX "home_page_version_draft_once" ON "home_page_version" USING btree ("page") WHERE state = 'draft';--> statement-breakpoint
CREATE INDEX "home_page_version_publish_due" ON "home_page_version" USING btree ("publish_at") WHERE state = 'scheduled';--> statement-breakpoint
CREATE INDEX "saved_search_due" ON "saved_search" USING btree ("due_at") WHERE "saved_search"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "saved_search_want" ON "saved_search" USING btree ("category","brand") WHERE "saved_search"."is_want";--> statement-breakpoint
CREATE INDEX "saved_search_changed" ON "saved_search" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "search_digest_of_member" ON "search_digest" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "search_match_pending" ON "search_match" USING btree ("saved_search_id") WHERE "search_match"."is_pending";--> statement-breakpoint
CREATE INDEX "search_match_of_digest" ON "search_match" USING btree ("digest_id");--> statement-breakpoint
CREATE INDEX "search_match_of_device" ON "search_match" USING btree ("device_id");--> statement-breakpoint
CREATE INDEX "search_match_newest" ON "search_match" USING btree ("saved_search_id","created_at");--> statement-breakpoint
CREATE INDEX "search_match_age" ON "search_match" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "saved_view_shared" ON "saved_view" USING btree ("list") WHERE "saved_view"."is_shared";--> statement-breakpoint
CREATE INDEX "saved_view_of_seller" ON "saved_view" USING btree ("seller_id","list") WHERE "saved_view"."seller_id" is not null;--> statement-breakpoint
CREATE INDEX "second_step_over" ON "second_step" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "security_log_of_subject" ON "security_log" USING btree ("subject_id","created_at","id");--> statement-breakpoint
CREATE INDEX "security_log_old" ON "security_log" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "security_log_to_delete" ON "security_log" USING btree ("delete_at") WHERE delete_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "seller_account_email_once" ON "seller_account" USING btree (lower("email")) WHERE state = 'active';--> statement-breakpoint
CREATE UNIQUE INDEX "seller_account_email_once_in_seller" ON "seller_account" USING btree ("seller_id",lower("email"));--> statement-breakpoint
CREATE INDEX "seller_account_of_seller" ON "seller_account" USING btree ("seller_id","created_at");--> statement-breakpoint
CREATE INDEX "licence_file_old" ON "licence_file" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "licence_file_to_clear" ON "licence_file" USING btree ("clear_at") WHERE clear_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "seller_application_email_waits_once" ON "seller_application" USING btree (lower("email")) WHERE state = 'submitted';--> statement-breakpoint
CREATE INDEX "seller_application_of_licence" ON "seller_application" USING btree (upper("licence_no"));--> statement-breakpoint
CREATE INDEX "seller_application_waiting" ON "seller_application" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "seller_application_by_name" ON "seller_application" USING btree ("firm_name","id");--> statement-breakpoint
CREATE INDEX "seller_application_of_trn" ON "seller_application" USING btree ("trn");--> statement-breakpoint
CREATE INDEX "seller_application_unconfirmed" ON "seller_application" USING btree ("created_at") WHERE state = 'unconfirmed';--> statement-breakpoint
CREATE INDEX "seller_application_refused" ON "seller_application" USING btree ("decided_at") WHERE state = 'refused';--> statement-breakpoint
CREATE INDEX "seller_account_passkey_of_seller_account" ON "seller_account_passkey" USING btree ("seller_account_id");--> statement-breakpoint
CREATE INDEX "seller_account_step_over" ON "seller_account_step" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "session_of_subject" ON "session" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "session_over" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "settlement_due" ON "settlement" USING btree ("settle_at") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "sitemap_segment_leaving" ON "sitemap_segment" USING btree ("leaves_on");--> statement-breakpoint
CREATE INDEX "social_attempt_over" ON "social_attempt" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "staff_passkey_of_staff" ON "staff_passkey" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_step_over" ON "staff_step" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "role_name_once" ON "role" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "staff_email_once" ON "staff" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "staff_by_name" ON "staff" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "staff_role_of_role" ON "staff_role" USING btree ("role_id");--> statement-breakpoint
CREATE UNIQUE INDEX "store_application_open_once" ON "store_application" USING btree ("member_id") WHERE state <> 'approved';--> statement-breakpoint
CREATE INDEX "store_application_of_member" ON "store_application" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "store_application_waiting" ON "store_application" USING btree ("submitted_at","id");--> statement-breakpoint
CREATE INDEX "store_application_to_review" ON "store_application" USING btree ("submitted_at") WHERE state = 'underReview';--> statement-breakpoint
CREATE INDEX "store_application_unsent" ON "store_application" USING btree ("updated_at") WHERE state <> 'approved' and state <> 'underReview';--> statement-breakpoint
CREATE UNIQUE INDEX "store_document_once" ON "store_document" USING btree ("application_id","kind") WHERE kind <> 'other';--> statement-breakpoint
CREATE INDEX "store_document_of_application" ON "store_document" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "store_document_of_member" ON "store_document" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "store_document_unused" ON "store_document" USING btree ("created_at") WHERE application_id is null;--> statement-breakpoint
CREATE INDEX "store_document_to_clear" ON "store_document" USING btree ("clear_at") WHERE clear_at is not null;--> statement-breakpoint
CREATE INDEX "store_newest" ON "store" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "store_to_review" ON "store" USING btree ("updated_at") WHERE state = 'offlineReview';--> statement-breakpoint
CREATE INDEX "store_to_suspend" ON "store" USING btree ("sells_until") WHERE state not in ('suspended', 'terminated');--> statement-breakpoint
CREATE INDEX "store_company_of_licence" ON "store_company" USING btree (upper("licence_no"));--> statement-breakpoint
CREATE INDEX "store_company_of_trn" ON "store_company" USING btree ("trn");--> statement-breakpoint
CREATE INDEX "store_follow_of_member" ON "store_follow" USING btree ("member_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "store_follow_of_store" ON "store_follow" USING btree ("seller_id");--> statement-breakpoint
CREATE INDEX "warehouse_of_seller" ON "warehouse" USING btree ("seller_id","position","id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_once" ON "subscription" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "text_change_of_key" ON "text_change" USING btree ("key","created_at","id");--> statement-breakpoint
CREATE INDEX "price_observation_of_model" ON "price_observation" USING btree ("brand_id","model","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "sale_of_model" ON "sale" USING btree ("brand_id","model","sold_on");--> statement-breakpoint
CREATE INDEX "verification_code_over" ON "verification_code" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "film_due" ON "film" USING btree ("expires_at") WHERE state = 'sending';--> statement-breakpoint
CREATE INDEX "film_to_clear" ON "film" USING btree ("clear_at") WHERE clear_at is not null;--> statement-breakpoint
CREATE INDEX "video_shown" ON "video" USING btree ("published_at","id") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "video_due" ON "video" USING btree ("publish_at") WHERE state = 'scheduled';--> statement-breakpoint
CREATE INDEX "video_of_film" ON "video" USING btree ("film_id");--> statement-breakpoint
CREATE INDEX "video_changed" ON "video" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "video_of_device" ON "video_device" USING btree ("device_id");--> statement-breakpoint
CREATE UNIQUE INDEX "viewing_of_device_once" ON "viewing" USING btree ("device_id","starts_at") WHERE state = 'booked';--> statement-breakpoint
CREATE UNIQUE INDEX "viewing_yard_place_once" ON "viewing" USING btree ("yard_id","day","yard_place") WHERE state = 'booked';--> statement-breakpoint
CREATE INDEX "viewing_over" ON "viewing" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "viewing_of_mail" ON "viewing" USING btree (lower("mail"));--> statement-breakpoint
CREATE INDEX "viewing_of_mobile" ON "viewing" USING btree ("mobile");--> statement-breakpoint
CREATE INDEX "whatsapp_message_of_answer" ON "whatsapp_message" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "audit_log_of_entity" ON "audit_log" USING btree ("entity","entity_id","seq");--> statement-breakpoint
CREATE INDEX "audit_log_of_actor" ON "audit_log" USING btree ("actor_id","seq");--> statement-breakpoint
CREATE INDEX "audit_log_of_time" ON "audit_log" USING btree ("at","seq");--> statement-breakpoint
CREATE INDEX "channel_message_old" ON "channel_message" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "event_old" ON "event" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "idempotency_key_old" ON "idempotency_key" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "lifecycle_log_of_entity" ON "lifecycle_log" USING btree ("entity","entity_id","seq");--> statement-breakpoint
CREATE INDEX "lifecycle_log_old" ON "lifecycle_log" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "rate_limit_over" ON "rate_limit" USING btree ("expire");--> statement-breakpoint
CREATE VIEW "public"."category_path" AS (
  select category.id as category_id, up.id as ancestor_id, up.code as ancestor_code, up.distance
  from category cross join lateral (
    with recursive up as (
      select category.id, category.parent_id, category.code, 0 as distance
      union all
      select parent.id, parent.parent_id, parent.code, up.distance + 1
      from up join category as parent on parent.id = up.parent_id
    )
    select * from up
  ) as up);
--> statement-breakpoint
-- A month without a partition of its own never fails a command: its rows are in this one.
CREATE TABLE "audit_log_default" PARTITION OF "audit_log" DEFAULT;
--> statement-breakpoint
DO $$
DECLARE month timestamptz := date_trunc('month', now(), 'UTC');
BEGIN
	FOR i IN 1..3 LOOP
		EXECUTE format('CREATE TABLE %I PARTITION OF audit_log FOR VALUES FROM (%L) TO (%L)',
			'audit_log_' || to_char(month AT TIME ZONE 'UTC', 'YYYY_MM'), month, month + interval '1 month');
		month := month + interval '1 month';
	END LOOP;
END $$;
--> statement-breakpoint
-- Contracts of a store do not overlap.
ALTER TABLE "store_contract" ADD CONSTRAINT "store_contract_one_at_a_time" EXCLUDE USING gist ("seller_id" WITH =, "during" WITH &&);
--> statement-breakpoint
-- The one row of the roll-up: without it no balance can be read.
INSERT INTO "ledger_roll_up" ("one", "upto", "created_at") VALUES (true, '0', now());
--> statement-breakpoint
-- Roles belong to the whole cluster: several databases may be migrated at once.
DO $$ BEGIN
	IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'ironsouq_merchant') THEN
		CREATE ROLE "ironsouq_merchant" NOLOGIN NOBYPASSRLS;
	END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;
--> statement-breakpoint
DO $$ BEGIN
	IF NOT pg_has_role(current_user, 'ironsouq_merchant', 'SET') THEN
		GRANT "ironsouq_merchant" TO CURRENT_USER WITH SET TRUE;
	END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION "current_seller"() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE AS $$
	SELECT nullif(current_setting('ironsouq.seller_id', true), '')::uuid
$$;
--> statement-breakpoint
CREATE FUNCTION "refuse_audit_log_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'audit_log is append-only';
END $$;
--> statement-breakpoint
CREATE FUNCTION "keep_an_administrator"() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
-- The lock of the head orders the commits: a row is linked to the row that was committed before it.
-- What people of sellers do with the access of others is audited. They add rows and read none; the chain is linked
-- with the rights of the owner of the function.
CREATE FUNCTION "link_audit_log"() RETURNS trigger LANGUAGE plpgsql
	SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE head audit_head%ROWTYPE;
BEGIN
	SELECT * INTO head FROM audit_head FOR UPDATE;
	IF NOT FOUND THEN
		INSERT INTO audit_head (id, seq, hash)
			SELECT 1, coalesce(max(seq), 0), coalesce((SELECT hash FROM audit_log ORDER BY seq DESC LIMIT 1), '')
			FROM audit_log
			ON CONFLICT DO NOTHING;
		SELECT * INTO head FROM audit_head FOR UPDATE;
	END IF;
	NEW.seq := head.seq + 1;
	NEW.previous_hash := head.hash;
	NEW.hash := sha256(NEW.previous_hash || convert_to(jsonb_build_array(
		extract(epoch FROM NEW.at), NEW.actor_audience, NEW.actor_id, NEW.session_id, NEW.permission,
		NEW.endpoint, NEW.entity, NEW.entity_id, NEW.before, NEW.after, NEW.request_id,
		encode(NEW.address_fingerprint, 'hex'), NEW.address)::text, 'UTF8'));
	UPDATE audit_head SET seq = NEW.seq, hash = NEW.hash;
	RETURN NEW;
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION "link_audit_log"() FROM PUBLIC;--> statement-breakpoint
CREATE FUNCTION "refuse_currency_rate_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'currency_rate is append-only';
END $$;
--> statement-breakpoint
-- Calls of merchants queue jobs without access to the tables of the queue.
CREATE FUNCTION "queue_job"(task text, payload json, attempts integer) RETURNS void
	LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
	PERFORM graphile_worker.add_job(task, payload, max_attempts => attempts);
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION "queue_job"(text, json, integer) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION "queue_job"(text, json, integer) TO "ironsouq_merchant";--> statement-breakpoint
CREATE FUNCTION "keep_an_owner"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Concurrent changes wait for each other, and the second one sees the first.
	PERFORM pg_advisory_xact_lock(hashtextextended('seller_has_owner' || OLD."seller_id", 0));
	IF NOT EXISTS (
		SELECT FROM "seller_account"
		WHERE "seller_id" = OLD."seller_id" AND "role" = 'owner' AND "state" = 'active'
	) THEN
		RAISE EXCEPTION 'the last owner stays'
			USING ERRCODE = 'check_violation', CONSTRAINT = 'seller_has_owner';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- How many other sellers have an inquiry: a number, and nothing about them.
CREATE FUNCTION "other_sellers_asked"(asked uuid) RETURNS integer
	LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
	SELECT count(*)::int FROM "quote_request"
	WHERE "inquiry_id" = asked AND "state" IN ('open', 'quoted') AND "seller_id" IS DISTINCT FROM "current_seller"()
		AND EXISTS (
			SELECT FROM "quote_request" AS own
			WHERE own."inquiry_id" = asked AND own."seller_id" = "current_seller"() AND own."opened_at" IS NOT NULL
		)
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION "other_sellers_asked"(uuid) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION "other_sellers_asked"(uuid) TO "ironsouq_merchant";--> statement-breakpoint
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME
		USING ERRCODE = 'check_violation', CONSTRAINT = TG_TABLE_NAME || '_append_only';
END $$;
--> statement-breakpoint
-- At commit an order is the sum of its lines, and what was taken off is the sum of its adjustments.
CREATE FUNCTION "order_adds_up"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	the_order uuid := CASE WHEN TG_TABLE_NAME = 'store_order' THEN (to_jsonb(NEW) ->> 'id')::uuid ELSE (to_jsonb(NEW) ->> 'order_id')::uuid END;
BEGIN
	IF EXISTS (
		SELECT FROM "store_order" AS o,
			LATERAL (SELECT coalesce(sum("goods_minor"), 0) AS goods, coalesce(sum("discount_minor"), 0) AS discount,
				coalesce(sum("quantity"), 0) AS quantity FROM "order_line" WHERE "order_id" = o."id") AS l,
			LATERAL (SELECT coalesce(sum("amount_minor"), 0) AS amount,
				coalesce(sum("amount_minor") FILTER (WHERE "order_line_id" IS NOT NULL), 0) AS of_lines
				FROM "order_adjustment" WHERE "order_id" = o."id") AS a
		WHERE o."id" = the_order AND (l.goods <> o."goods_minor" OR l.quantity <> o."quantity"
			OR a.amount <> o."discount_minor" OR a.of_lines <> l.discount)
	) THEN
		RAISE EXCEPTION 'the order % does not add up', the_order
			USING ERRCODE = 'check_violation', CONSTRAINT = 'order_adds_up';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "refuse_ledger_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'the ledger is append-only' USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_append_only';
END $$;
--> statement-breakpoint
-- A journal is complete when its transaction commits: its lines are there and add up to zero per currency.
CREATE FUNCTION "check_journal_balances"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	currencies integer;
	unbalanced integer;
BEGIN
	SELECT count(*), count(*) FILTER (WHERE total <> 0) INTO currencies, unbalanced
	FROM (SELECT sum("amount") AS total FROM "ledger_entry" WHERE "journal_id" = NEW."id" GROUP BY "currency") AS sums;
	IF currencies = 0 OR unbalanced > 0 THEN
		RAISE EXCEPTION 'journal % does not add up to zero', NEW."id"
			USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_journal_balances';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "open_member_balance"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "member_balance" ("account_id", "member_id", "amount", "created_at")
	VALUES (NEW."id", NEW."member_id", 0, NEW."created_at");
	RETURN NULL;
END $$;
--> statement-breakpoint
-- In the place of foreign keys, and with the same effect: journal and account exist. Lines belong to a
-- journal of the same transaction, so that none is added after its sum was checked.
CREATE FUNCTION "check_ledger_entries"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (
		SELECT FROM "added" LEFT JOIN "ledger_account" AS a ON a."id" = "added"."account_id"
			AND a."currency" = "added"."currency" AND a."kind" = "added"."account_kind"
		WHERE a."id" IS NULL
	) THEN
		RAISE EXCEPTION 'an entry is for an account that does not exist or is another one'
			USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_entry_account';
	END IF;
	IF EXISTS (
		SELECT FROM "added" LEFT JOIN "ledger_journal" AS j ON j."id" = "added"."journal_id" AND j."xid" = pg_current_xact_id()
		WHERE j."id" IS NULL OR "added"."xid" <> pg_current_xact_id()
	) THEN
		RAISE EXCEPTION 'an entry is not of a journal of this transaction'
			USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_entry_journal';
	END IF;
	UPDATE "member_balance" AS b SET "amount" = b."amount" + moved."amount"
	FROM (SELECT "account_id", sum("amount") AS "amount" FROM "added" GROUP BY "account_id") AS moved
	WHERE b."account_id" = moved."account_id";
	RETURN NULL;
END $$;
--> statement-breakpoint
-- For each row: a trigger for the statement would not run when a partition is named directly.
CREATE TRIGGER "audit_log_append_only" BEFORE UPDATE OR DELETE ON "audit_log" FOR EACH ROW EXECUTE FUNCTION "refuse_audit_log_change"();
--> statement-breakpoint
CREATE TRIGGER "staff_keeps_administrator" AFTER UPDATE OF "state" ON "staff" FOR EACH ROW WHEN (OLD."state" = 'active' AND NEW."state" <> 'active') EXECUTE FUNCTION "keep_an_administrator"();--> statement-breakpoint
CREATE TRIGGER "staff_role_keeps_administrator" AFTER DELETE ON "staff_role" FOR EACH ROW EXECUTE FUNCTION "keep_an_administrator"();--> statement-breakpoint
CREATE TRIGGER "audit_log_linked" BEFORE INSERT ON "audit_log" FOR EACH ROW EXECUTE FUNCTION "link_audit_log"();--> statement-breakpoint
CREATE TRIGGER "audit_log_not_emptied" BEFORE TRUNCATE ON "audit_log" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_log_change"();--> statement-breakpoint
CREATE TRIGGER "currency_rate_append_only" BEFORE UPDATE OR DELETE ON "currency_rate" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_currency_rate_change"();--> statement-breakpoint
CREATE TRIGGER "seller_account_keeps_owner" AFTER UPDATE OF "state", "role", "seller_id" ON "seller_account"
	FOR EACH ROW WHEN (
		OLD."state" = 'active' AND OLD."role" = 'owner'
		AND (NEW."state" <> 'active' OR NEW."role" <> 'owner' OR NEW."seller_id" <> OLD."seller_id")
	) EXECUTE FUNCTION "keep_an_owner"();
--> statement-breakpoint
CREATE TRIGGER "seller_account_removal_keeps_owner" AFTER DELETE ON "seller_account"
	FOR EACH ROW WHEN (OLD."state" = 'active' AND OLD."role" = 'owner') EXECUTE FUNCTION "keep_an_owner"();
--> statement-breakpoint
CREATE TRIGGER "stock_movement_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "stock_movement"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "store_order_adds_up" AFTER INSERT OR UPDATE OF "goods_minor", "discount_minor", "quantity" ON "store_order"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "order_adds_up"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "order_line_adds_up" AFTER INSERT OR UPDATE OF "goods_minor", "discount_minor", "quantity", "order_id" ON "order_line"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "order_adds_up"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "order_adjustment_adds_up" AFTER INSERT OR UPDATE ON "order_adjustment"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "order_adds_up"();
--> statement-breakpoint
CREATE TRIGGER "ledger_account_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_account"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_ledger_change"();
--> statement-breakpoint
CREATE TRIGGER "ledger_journal_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_journal"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_ledger_change"();
--> statement-breakpoint
CREATE TRIGGER "ledger_entry_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_entry"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_ledger_change"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "ledger_journal_balances" AFTER INSERT ON "ledger_journal"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "check_journal_balances"();
--> statement-breakpoint
CREATE TRIGGER "ledger_account_of_member_opened" AFTER INSERT ON "ledger_account"
	FOR EACH ROW WHEN (NEW."kind" IN ('memberCash', 'memberGift')) EXECUTE FUNCTION "open_member_balance"();
--> statement-breakpoint
CREATE TRIGGER "ledger_entry_checked" AFTER INSERT ON "ledger_entry" REFERENCING NEW TABLE AS "added"
	FOR EACH STATEMENT EXECUTE FUNCTION "check_ledger_entries"();
--> statement-breakpoint
-- What a carrier reported stays as it was reported.
CREATE TRIGGER "parcel_event_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "parcel_event"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
-- The machine that an inquiry is about, for a seller who has the inquiry: it may belong to another seller,
-- whose rows the role cannot read.
CREATE VIEW "asked_machine" WITH (security_barrier) AS
	SELECT "inquiry"."id" AS "inquiry_id", "device"."id" AS "device_id", "device"."stock_no", "device"."year_made",
		"device_text"."locale", "device_text"."title"
	FROM "inquiry"
	JOIN "device" ON "device"."id" = "inquiry"."device_id"
	JOIN "device_text" ON "device_text"."device_id" = "device"."id"
	WHERE EXISTS (
		SELECT FROM "quote_request" AS own
		WHERE own."inquiry_id" = "inquiry"."id" AND own."seller_id" = "current_seller"() AND own."opened_at" IS NOT NULL
	);
--> statement-breakpoint
-- The same for all sellers.
GRANT SELECT ON "category", "category_text", "category_path", "brand", "brand_text", "yard", "yard_text", "certification", "certification_text", "spec_field", "spec_field_category", "spec_field_text", "spec_option", "spec_option_text", "machine_model", "inspection_point" TO "ironsouq_merchant";
--> statement-breakpoint
-- What a landed cost and a deadline are calculated from: the same for all sellers.
GRANT SELECT ON "destination", "destination_text", "landed_rate", "currency", "currency_text", "feature_switch", "holiday" TO "ironsouq_merchant";
--> statement-breakpoint
-- The same for all sellers.
GRANT SELECT ON "product_category", "product_category_text", "product_attribute", "product_attribute_text", "product_attribute_choice", "product_attribute_choice_text", "product_category_attribute" TO "ironsouq_merchant";
--> statement-breakpoint
GRANT USAGE ON ALL SEQUENCES IN SCHEMA "public" TO "ironsouq_merchant";--> statement-breakpoint
-- Merchants post no journals and send no applications.
REVOKE USAGE ON SEQUENCE "ledger_account_id_seq", "ledger_journal_id_seq", "store_application_number_seq" FROM "ironsouq_merchant";
--> statement-breakpoint
ALTER TABLE "seller" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT ON "seller" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "seller_of_seller" ON "seller" TO "ironsouq_merchant"
	USING ("id" = "current_seller"());
--> statement-breakpoint
ALTER TABLE "seller_text" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT ON "seller_text" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "seller_text_of_seller" ON "seller_text" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
--> statement-breakpoint
ALTER TABLE "seller_account" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "seller_account" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "seller_account_of_seller" ON "seller_account" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
--> statement-breakpoint
ALTER TABLE "seller_invitation" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "seller_invitation" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "seller_invitation_of_seller" ON "seller_invitation" TO "ironsouq_merchant"
	USING (EXISTS (SELECT FROM "seller_account" AS own WHERE own."id" = "account_id"));
--> statement-breakpoint
ALTER TABLE "seller_account_app" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "seller_account_app" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "seller_account_app_of_seller" ON "seller_account_app" TO "ironsouq_merchant"
	USING (EXISTS (SELECT FROM "seller_account" AS own WHERE own."id" = "seller_account_id"));
--> statement-breakpoint
ALTER TABLE "seller_account_credential" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "seller_account_credential" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "seller_account_credential_of_seller" ON "seller_account_credential" TO "ironsouq_merchant"
	USING (EXISTS (SELECT FROM "seller_account" AS own WHERE own."id" = "seller_account_id"));
--> statement-breakpoint
ALTER TABLE "seller_account_passkey" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "seller_account_passkey" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "seller_account_passkey_of_seller" ON "seller_account_passkey" TO "ironsouq_merchant"
	USING (EXISTS (SELECT FROM "seller_account" AS own WHERE own."id" = "seller_account_id"));
--> statement-breakpoint
ALTER TABLE "seller_account_recovery_code" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "seller_account_recovery_code" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "seller_account_recovery_code_of_seller" ON "seller_account_recovery_code" TO "ironsouq_merchant"
	USING (EXISTS (SELECT FROM "seller_account" AS own WHERE own."id" = "seller_account_id"));
--> statement-breakpoint
ALTER TABLE "seller_account_step" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "seller_account_step" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "seller_account_step_of_seller" ON "seller_account_step" TO "ironsouq_merchant"
	USING (EXISTS (SELECT FROM "seller_account" AS own WHERE own."id" = "seller_account_id"));
--> statement-breakpoint
ALTER TABLE "session" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, UPDATE ON "session" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "session_of_seller" ON "session" TO "ironsouq_merchant"
	USING ("audience" = 'merchant' AND "seller_id" = "current_seller"());
--> statement-breakpoint
ALTER TABLE "security_log" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT ON "security_log" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "security_log_of_seller" ON "security_log" TO "ironsouq_merchant"
	USING (EXISTS (SELECT FROM "seller_account" AS own WHERE own."id" = "subject_id"));
--> statement-breakpoint
ALTER TABLE "idempotency_key" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "idempotency_key" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "idempotency_key_of_seller" ON "idempotency_key" TO "ironsouq_merchant"
	USING (EXISTS (SELECT FROM "seller_account" AS own WHERE 'merchant:' || own."id" = "actor"));
--> statement-breakpoint
ALTER TABLE "device" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON "device" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "device_of_seller" ON "device" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
--> statement-breakpoint
ALTER TABLE "device_text" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "device_text" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "device_text_of_seller" ON "device_text" TO "ironsouq_merchant"
	USING (EXISTS (SELECT FROM "device" AS own WHERE own."id" = "device_id"));
--> statement-breakpoint
ALTER TABLE "device_picture" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "device_picture" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "device_picture_of_seller" ON "device_picture" TO "ironsouq_merchant"
	USING (EXISTS (SELECT FROM "device" AS own WHERE own."id" = "device_id"));
--> statement-breakpoint
ALTER TABLE "device_price" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "device_price" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "device_price_of_seller" ON "device_price" TO "ironsouq_merchant"
	USING (EXISTS (SELECT FROM "device" AS own WHERE own."id" = "device_id"));
--> statement-breakpoint
ALTER TABLE "device_certificate" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "device_certificate" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "device_certificate_of_seller" ON "device_certificate" TO "ironsouq_merchant"
	USING (EXISTS (SELECT FROM "device" AS own WHERE own."id" = "device_id"));
--> statement-breakpoint
ALTER TABLE "device_proof" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT ON "device_proof" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "device_proof_of_seller" ON "device_proof" TO "ironsouq_merchant"
	USING (EXISTS (SELECT FROM "device" AS own WHERE own."id" = "device_id"));
--> statement-breakpoint
ALTER TABLE "device_issue_decision" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT ON "device_issue_decision" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "device_issue_decision_of_seller" ON "device_issue_decision" TO "ironsouq_merchant"
	USING (EXISTS (SELECT FROM "device" AS own WHERE own."id" = "device_id"));
--> statement-breakpoint
ALTER TABLE "price_guide" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT ON "price_guide" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "price_guide_of_seller" ON "price_guide" TO "ironsouq_merchant"
	USING (EXISTS (SELECT FROM "device" AS own WHERE own."id" = "device_id"));
--> statement-breakpoint
ALTER TABLE "inspection" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT ON "inspection" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "inspection_of_seller" ON "inspection" TO "ironsouq_merchant"
	USING (EXISTS (SELECT FROM "device" AS own WHERE own."id" = "device_id"));
--> statement-breakpoint
ALTER TABLE "inspection_finding" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, UPDATE ON "inspection_finding" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "inspection_finding_of_seller" ON "inspection_finding" TO "ironsouq_merchant"
	USING (EXISTS (SELECT FROM "inspection" AS own WHERE own."id" = "inspection_id"));
--> statement-breakpoint
ALTER TABLE "upload" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON "upload" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "upload_of_seller" ON "upload" TO "ironsouq_merchant"
	USING ("owner_audience" = 'merchant' AND EXISTS (SELECT FROM "seller_account" AS own WHERE own."id" = "owner_id"))
	WITH CHECK ("owner_audience" = 'nobody' OR "owner_audience" = 'merchant' AND EXISTS (SELECT FROM "seller_account" AS own WHERE own."id" = "owner_id"));
--> statement-breakpoint
ALTER TABLE "lifecycle_log" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT ON "lifecycle_log" TO "ironsouq_merchant";--> statement-breakpoint
ALTER TABLE "chat" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, UPDATE ON "chat" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "chat_of_seller" ON "chat" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
--> statement-breakpoint
ALTER TABLE "chat_message" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT ON "chat_message" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "chat_message_of_seller" ON "chat_message" TO "ironsouq_merchant"
	USING (EXISTS (SELECT FROM "chat" AS own WHERE own."id" = "chat_id"));
--> statement-breakpoint
ALTER TABLE "chat_note" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT ON "chat_note" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "chat_note_of_seller" ON "chat_note" TO "ironsouq_merchant"
	USING (EXISTS (SELECT FROM "chat" AS own WHERE own."id" = "chat_id"));
--> statement-breakpoint
ALTER TABLE "channel_head" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON "channel_head" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "channel_head_of_seller" ON "channel_head" TO "ironsouq_merchant"
	USING (CASE "kind"
		WHEN 'chat' THEN EXISTS (SELECT FROM "chat" AS own WHERE own."id" = "channel_id")
		WHEN 'desk' THEN "channel_id" = "current_seller"()
		ELSE false END);
--> statement-breakpoint
-- Merchants read the channel of their seller; the worker writes it.
CREATE POLICY "channel_head_read_by_seller" ON "channel_head" FOR SELECT TO "ironsouq_merchant"
	USING ("kind" = 'seller' AND "channel_id" = "current_seller"());
--> statement-breakpoint
ALTER TABLE "channel_message" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT ON "channel_message" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "channel_message_of_seller" ON "channel_message" TO "ironsouq_merchant"
	USING (CASE "kind"
		WHEN 'chat' THEN EXISTS (SELECT FROM "chat" AS own WHERE own."id" = "channel_id")
		WHEN 'desk' THEN "channel_id" = "current_seller"()
		ELSE false END);
--> statement-breakpoint
CREATE POLICY "channel_message_read_by_seller" ON "channel_message" FOR SELECT TO "ironsouq_merchant"
	USING ("kind" = 'seller' AND "channel_id" = "current_seller"());
--> statement-breakpoint
ALTER TABLE "chat_report" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT ON "chat_report" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "chat_report_of_seller" ON "chat_report" TO "ironsouq_merchant"
	USING ("side" = 'desk' AND EXISTS (SELECT FROM "chat" AS own WHERE own."id" = "chat_id"));
--> statement-breakpoint
ALTER TABLE "canned_answer" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "canned_answer" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "canned_answer_of_seller" ON "canned_answer" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
--> statement-breakpoint
ALTER TABLE "canned_answer_text" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON "canned_answer_text" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "canned_answer_text_of_seller" ON "canned_answer_text" TO "ironsouq_merchant"
	USING (EXISTS (SELECT FROM "canned_answer" AS own WHERE own."id" = "answer_id"));
--> statement-breakpoint
ALTER TABLE "quote_request" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, UPDATE ON "quote_request" TO "ironsouq_merchant";--> statement-breakpoint
-- A seller who never had the inquiry reads nothing of it, also after the request was closed.
CREATE POLICY "quote_request_of_seller" ON "quote_request" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"() AND "opened_at" IS NOT NULL);
--> statement-breakpoint
ALTER TABLE "quote" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON "quote" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "quote_of_seller" ON "quote" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"())
	WITH CHECK (
		"seller_id" = "current_seller"()
		AND EXISTS (SELECT FROM "device" AS own WHERE own."id" = "device_id")
		AND ("request_id" IS NULL OR EXISTS (
			SELECT FROM "quote_request" AS own WHERE own."id" = "request_id" AND own."inquiry_id" = "quote"."inquiry_id"
		))
	);
--> statement-breakpoint
ALTER TABLE "proforma" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT ON "proforma" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "proforma_of_seller" ON "proforma" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
--> statement-breakpoint
ALTER TABLE "inquiry" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
-- A message of a seller takes the next place in the thread; a seller changes nothing else of an inquiry.
GRANT SELECT, UPDATE ("last_seq", "updated_at") ON "inquiry" TO "ironsouq_merchant";
--> statement-breakpoint
CREATE POLICY "inquiry_of_seller" ON "inquiry" TO "ironsouq_merchant"
	USING (EXISTS (SELECT FROM "quote_request" AS own WHERE own."inquiry_id" = "inquiry"."id"));
--> statement-breakpoint
ALTER TABLE "inquiry_message" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT ON "inquiry_message" TO "ironsouq_merchant";--> statement-breakpoint
-- What the buyer writes to all is for those who have the inquiry when it is written.
CREATE POLICY "inquiry_message_of_seller" ON "inquiry_message" TO "ironsouq_merchant"
	USING (EXISTS (
		SELECT FROM "quote_request" AS own
		WHERE own."inquiry_id" = "inquiry_message"."inquiry_id" AND (
			"inquiry_message"."seller_id" = "current_seller"()
			OR ("inquiry_message"."seller_id" IS NULL AND "inquiry_message"."author" = 'buyer'
				AND "inquiry_message"."created_at" <= coalesce(own."ended_at", 'infinity'))
		)
	))
	WITH CHECK (
		"seller_id" = "current_seller"() AND "author" = 'seller' AND EXISTS (
			SELECT FROM "quote_request" AS own
			WHERE own."inquiry_id" = "inquiry_message"."inquiry_id" AND own."ended_at" IS NULL
		)
	);
--> statement-breakpoint
ALTER TABLE "inquiry_attachment" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT ON "inquiry_attachment" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "inquiry_attachment_of_seller" ON "inquiry_attachment" TO "ironsouq_merchant"
	USING (EXISTS (SELECT FROM "inquiry_message" AS own WHERE own."id" = "message_id"));
--> statement-breakpoint
ALTER TABLE "chat_translation" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT ON "chat_translation" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "chat_translation_of_seller" ON "chat_translation" TO "ironsouq_merchant"
	USING (EXISTS (SELECT FROM "chat_message" AS own WHERE own."id" = "message_id"));
--> statement-breakpoint
ALTER TABLE "chat_rating" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT ON "chat_rating" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "chat_rating_of_seller" ON "chat_rating" TO "ironsouq_merchant"
	USING (EXISTS (SELECT FROM "chat" AS own WHERE own."id" = "chat_id"));
--> statement-breakpoint
ALTER TABLE "store" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, UPDATE ON "store" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "store_of_seller" ON "store" TO "ironsouq_merchant"
	USING ("id" = "current_seller"());
--> statement-breakpoint
ALTER TABLE "store_text" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "store_text" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "store_text_of_seller" ON "store_text" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
--> statement-breakpoint
ALTER TABLE "warehouse" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON "warehouse" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "warehouse_of_seller" ON "warehouse" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
--> statement-breakpoint
ALTER TABLE "freight_template" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "freight_template" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "freight_template_of_seller" ON "freight_template" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
--> statement-breakpoint
ALTER TABLE "freight_rule" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "freight_rule" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "freight_rule_of_seller" ON "freight_rule" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
--> statement-breakpoint
ALTER TABLE "product" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON "product" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "product_of_seller" ON "product" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
--> statement-breakpoint
ALTER TABLE "product_text" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "product_text" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "product_text_of_seller" ON "product_text" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
--> statement-breakpoint
ALTER TABLE "product_picture" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "product_picture" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "product_picture_of_seller" ON "product_picture" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
--> statement-breakpoint
ALTER TABLE "product_fit" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON "product_fit" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "product_fit_of_seller" ON "product_fit" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
--> statement-breakpoint
ALTER TABLE "sku" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "sku" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "sku_of_seller" ON "sku" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
--> statement-breakpoint
ALTER TABLE "stock" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON "stock" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "stock_of_seller" ON "stock" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
--> statement-breakpoint
ALTER TABLE "stock_hold" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT ON "stock_hold" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "stock_hold_of_seller" ON "stock_hold" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
--> statement-breakpoint
ALTER TABLE "stock_movement" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT ON "stock_movement" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "stock_movement_of_seller" ON "stock_movement" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
--> statement-breakpoint
ALTER TABLE "store_order" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, UPDATE ON "store_order" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "store_order_of_seller" ON "store_order" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
--> statement-breakpoint
ALTER TABLE "order_line" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, UPDATE ON "order_line" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "order_line_of_seller" ON "order_line" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
--> statement-breakpoint
ALTER TABLE "order_adjustment" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON "order_adjustment" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "order_adjustment_of_seller" ON "order_adjustment" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
--> statement-breakpoint
ALTER TABLE "parcel" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON "parcel" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "parcel_of_seller" ON "parcel" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
--> statement-breakpoint
ALTER TABLE "parcel_line" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT ON "parcel_line" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "parcel_line_of_seller" ON "parcel_line" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
--> statement-breakpoint
ALTER TABLE "parcel_event" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT ON "parcel_event" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "parcel_event_of_seller" ON "parcel_event" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
--> statement-breakpoint
ALTER TABLE "ledger_account" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT ON "ledger_account" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "ledger_account_of_seller" ON "ledger_account" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
--> statement-breakpoint
ALTER TABLE "ledger_entry" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT ON "ledger_entry" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "ledger_entry_of_seller" ON "ledger_entry" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
--> statement-breakpoint
ALTER TABLE "ledger_journal" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT ON "ledger_journal" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "ledger_journal_of_seller" ON "ledger_journal" TO "ironsouq_merchant"
	USING (EXISTS (SELECT FROM "ledger_entry" AS own WHERE own."journal_id" = "ledger_journal"."id"));
--> statement-breakpoint
ALTER TABLE "ledger_balance" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT ON "ledger_balance" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "ledger_balance_of_seller" ON "ledger_balance" TO "ironsouq_merchant"
	USING (EXISTS (
		SELECT FROM "ledger_account" AS own WHERE own."id" = "account_id" AND own."seller_id" = "current_seller"()
	));
--> statement-breakpoint
ALTER TABLE "store_company" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT ON "store_company" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "store_company_of_seller" ON "store_company" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
--> statement-breakpoint
ALTER TABLE "store_contract" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT ON "store_contract" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "store_contract_of_seller" ON "store_contract" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
--> statement-breakpoint
ALTER TABLE "store_category" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT ON "store_category" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "store_category_of_seller" ON "store_category" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
--> statement-breakpoint
ALTER TABLE "store_page" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON "store_page" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "store_page_of_seller" ON "store_page" TO "ironsouq_merchant"
	USING ("id" = "current_seller"());
--> statement-breakpoint
-- A batch of a seller runs under the role as well: the worker locks it, moves it and writes what came of its rows.
ALTER TABLE "batch" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON "batch" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "batch_of_seller" ON "batch" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
--> statement-breakpoint
ALTER TABLE "batch_row" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON "batch_row" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "batch_row_of_seller" ON "batch_row" TO "ironsouq_merchant"
	USING (EXISTS (SELECT FROM "batch" AS own WHERE own."id" = "batch_id"));
--> statement-breakpoint
ALTER TABLE "saved_view" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "saved_view" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "saved_view_of_seller" ON "saved_view" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
--> statement-breakpoint
-- The worker writes the file and moves the row: people of a seller ask for one and see how far it is.
ALTER TABLE "product_export" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT ON "product_export" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "product_export_of_seller" ON "product_export" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
--> statement-breakpoint
-- People of a store see and decide on files of their products; the worker reads them and writes what came of the rows.
ALTER TABLE "data_import" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON "data_import" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "data_import_of_seller" ON "data_import" TO "ironsouq_merchant"
	USING ("kind" = 'product' AND "seller_id" = "current_seller"());
--> statement-breakpoint
ALTER TABLE "data_import_row" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, UPDATE ON "data_import_row" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "data_import_row_of_seller" ON "data_import_row" TO "ironsouq_merchant"
	USING (EXISTS (SELECT FROM "data_import" AS own WHERE own."id" = "import_id"));
--> statement-breakpoint
ALTER TABLE "data_import_key" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, DELETE ON "data_import_key" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "data_import_key_of_seller" ON "data_import_key" TO "ironsouq_merchant"
	USING (EXISTS (SELECT FROM "data_import" AS own WHERE own."id" = "import_id"));
--> statement-breakpoint
ALTER TABLE "import_mapping" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON "import_mapping" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "import_mapping_of_seller" ON "import_mapping" TO "ironsouq_merchant"
	USING ("kind" = 'product' AND "seller_id" = "current_seller"());
--> statement-breakpoint
ALTER TABLE "payout" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT ON "payout" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "payout_of_seller" ON "payout" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
--> statement-breakpoint
-- The numbers of events come from their sequence: nothing is given back when one is written.
GRANT INSERT ON "event" TO "ironsouq_merchant";
--> statement-breakpoint
GRANT SELECT ON "asked_machine" TO "ironsouq_merchant";--> statement-breakpoint
GRANT INSERT ON "audit_log" TO "ironsouq_merchant";--> statement-breakpoint
GRANT SELECT ON "ledger_roll_up" TO "ironsouq_merchant";--> statement-breakpoint
-- Policies of one table add up: each kind of entity has its own.
CREATE POLICY "lifecycle_log_of_seller" ON "lifecycle_log" TO "ironsouq_merchant"
	USING (CASE "entity"
		WHEN 'device' THEN EXISTS (SELECT FROM "device" AS own WHERE own."id" = "entity_id")
		WHEN 'sellerAccount' THEN EXISTS (SELECT FROM "seller_account" AS own WHERE own."id" = "entity_id")
		WHEN 'upload' THEN EXISTS (SELECT FROM "upload" AS own WHERE own."id" = "entity_id")
		WHEN 'quote' THEN EXISTS (SELECT FROM "quote" AS own WHERE own."id" = "entity_id")
		WHEN 'quoteRequest' THEN EXISTS (SELECT FROM "quote_request" AS own WHERE own."id" = "entity_id")
		ELSE false END);
--> statement-breakpoint
CREATE POLICY "lifecycle_log_of_chats" ON "lifecycle_log" TO "ironsouq_merchant"
	USING ("entity" = 'chat' AND EXISTS (SELECT FROM "chat" AS own WHERE own."id" = "entity_id"));
--> statement-breakpoint
CREATE POLICY "lifecycle_log_of_store" ON "lifecycle_log" TO "ironsouq_merchant"
	USING ("entity" = 'store' AND EXISTS (SELECT FROM "store" AS own WHERE own."id" = "entity_id"));
--> statement-breakpoint
CREATE POLICY "lifecycle_log_of_product" ON "lifecycle_log" TO "ironsouq_merchant"
	USING ("entity" = 'product' AND EXISTS (SELECT FROM "product" AS own WHERE own."id" = "entity_id"));
--> statement-breakpoint
CREATE POLICY "lifecycle_log_of_store_order" ON "lifecycle_log" TO "ironsouq_merchant"
	USING ("entity" = 'order' AND EXISTS (SELECT FROM "store_order" AS own WHERE own."id" = "entity_id"));
--> statement-breakpoint
CREATE POLICY "lifecycle_log_of_batches" ON "lifecycle_log" TO "ironsouq_merchant"
	USING ("entity" = 'batch' AND EXISTS (SELECT FROM "batch" AS own WHERE own."id" = "entity_id"));
--> statement-breakpoint
CREATE POLICY "lifecycle_log_of_imports" ON "lifecycle_log" TO "ironsouq_merchant"
	USING ("entity" = 'import' AND EXISTS (SELECT FROM "data_import" AS own WHERE own."id" = "entity_id"));
