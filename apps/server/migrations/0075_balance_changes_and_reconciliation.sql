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
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reconciliation_difference_once" PRIMARY KEY("reconciliation_id","reference"),
	CONSTRAINT "reconciliation_difference_kind" CHECK (case "reconciliation_difference"."kind" when 'notInLedger' then "reconciliation_difference"."ledger_minor" is null and "reconciliation_difference"."statement_minor" is not null
        when 'notInStatement' then "reconciliation_difference"."statement_minor" is null and "reconciliation_difference"."ledger_minor" is not null
        else "reconciliation_difference"."statement_minor" <> "reconciliation_difference"."ledger_minor" end)
);
--> statement-breakpoint
ALTER TABLE "feature_switch" DROP CONSTRAINT "feature_switch_code";--> statement-breakpoint
DROP INDEX "ledger_entry_of_seller";--> statement-breakpoint
ALTER TABLE "reconciliation_difference" ADD CONSTRAINT "reconciliation_difference_reconciliation_id_reconciliation_id_fk" FOREIGN KEY ("reconciliation_id") REFERENCES "public"."reconciliation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "balance_change_list" ON "balance_change" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "balance_change_of_member" ON "balance_change" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "reconciliation_that_differs" ON "reconciliation" USING btree ("day") WHERE difference_count > 0;--> statement-breakpoint
CREATE INDEX "ledger_entry_of_seller" ON "ledger_entry" USING btree ("seller_id","created_at","journal_id") WHERE seller_id is not null;--> statement-breakpoint
ALTER TABLE "feature_switch" ADD CONSTRAINT "feature_switch_code" CHECK ("feature_switch"."code" in ('registration', 'socialLogin', 'viewing', 'subscription', 'landedCost', 'topUp'));