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
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payout_state" CHECK ("payout"."state" in ('waiting', 'paid', 'rejected')),
	CONSTRAINT "payout_amount" CHECK ("payout"."amount_minor" > 0),
	CONSTRAINT "payout_two_people" CHECK ("payout"."decided_by" <> "payout"."requested_by"),
	CONSTRAINT "payout_decided" CHECK (("payout"."state" = 'waiting') = ("payout"."decided_by" is null))
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
ALTER TABLE "payment" ADD COLUMN "top_up_id" uuid;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "attempt" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "top_up_of_member" ON "top_up" USING btree ("member_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "payout_list" ON "payout" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_one_waits" ON "payout" USING btree ("seller_id","currency") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "settlement_due" ON "settlement" USING btree ("settle_at") WHERE settled_at is null;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_top_up_id_top_up_id_fk" FOREIGN KEY ("top_up_id") REFERENCES "public"."top_up"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_one_counts_for_top_up" ON "payment" USING btree ("top_up_id") WHERE state = 'paid';--> statement-breakpoint
CREATE INDEX "payment_of_top_up" ON "payment" USING btree ("top_up_id");--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_for_one_thing" CHECK (num_nonnulls("payment"."checkout_id", "payment"."top_up_id") = 1);