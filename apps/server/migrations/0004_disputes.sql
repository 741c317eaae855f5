CREATE TABLE "dispute" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"provider" text NOT NULL,
	"dispute_ref" text NOT NULL,
	"payment_id" uuid NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"reason" text NOT NULL,
	"charged_minor" bigint NOT NULL,
	"charged_currency" text NOT NULL,
	"evidence_due_at" timestamp with time zone,
	"check_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "dispute_once" UNIQUE("provider","dispute_ref"),
	CONSTRAINT "dispute_state" CHECK ("dispute"."state" in ('open', 'won', 'lost')),
	CONSTRAINT "dispute_reason" CHECK ("dispute"."reason" in ('fraud', 'notReceived', 'notAsDescribed', 'duplicate', 'notRefunded', 'other')),
	CONSTRAINT "dispute_amount" CHECK ("dispute"."charged_minor" > 0),
	CONSTRAINT "dispute_ended" CHECK (("dispute"."state" = 'open') = ("dispute"."ended_at" is null))
);
--> statement-breakpoint
CREATE TABLE "dispute_share" (
	"dispute_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"charged_minor" bigint NOT NULL,
	"held_minor" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "dispute_share_once" PRIMARY KEY("dispute_id","order_id"),
	CONSTRAINT "dispute_share_amounts" CHECK ("dispute_share"."amount_minor" >= 0 and "dispute_share"."charged_minor" > 0
        and "dispute_share"."held_minor" between 0 and "dispute_share"."amount_minor")
);
--> statement-breakpoint
ALTER TABLE "ledger_account" DROP CONSTRAINT "ledger_account_kind";--> statement-breakpoint
ALTER TABLE "ledger_journal" DROP CONSTRAINT "ledger_journal_kind";--> statement-breakpoint
ALTER TABLE "refund" DROP CONSTRAINT "refund_state";--> statement-breakpoint
ALTER TABLE "dispute_share" ADD CONSTRAINT "dispute_share_dispute_id_dispute_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "public"."dispute"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dispute_of_payment" ON "dispute" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "dispute_list" ON "dispute" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "dispute_to_check" ON "dispute" USING btree ("check_at") WHERE check_at is not null;--> statement-breakpoint
CREATE INDEX "dispute_open" ON "dispute" USING btree ("payment_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "dispute_share_of_order" ON "dispute_share" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "dispute_share_of_seller" ON "dispute_share" USING btree ("seller_id");--> statement-breakpoint
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_account_kind" CHECK ("ledger_account"."kind" in ('clearing', 'escrow', 'sellerDue', 'paidOut', 'memberCash', 'memberGift', 'commission', 'commissionVat', 'surplus', 'exchange', 'promotion', 'adjustment', 'disputed', 'frozen', 'disputeLoss'));--> statement-breakpoint
ALTER TABLE "ledger_journal" ADD CONSTRAINT "ledger_journal_kind" CHECK ("ledger_journal"."kind" in ('orderPaid', 'orderRefunded', 'orderSettled', 'surplusReceived', 'surplusRefunded', 'payout', 'payoutReturned', 'topUp', 'gift', 'manualChange', 'disputeOpened', 'disputeWon', 'disputeLost'));--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_state" CHECK ("refund"."state" in ('paying', 'succeeded', 'failed', 'canceled'));--> statement-breakpoint
-- Stores read the disputes of their orders; the worker and the API write them.
ALTER TABLE "dispute_share" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT ON "dispute_share" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "dispute_share_of_seller" ON "dispute_share" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
--> statement-breakpoint
ALTER TABLE "dispute" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT ON "dispute" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "dispute_of_seller" ON "dispute" TO "ironsouq_merchant"
	USING (EXISTS (SELECT FROM "dispute_share" AS own WHERE own."dispute_id" = "dispute"."id"));
