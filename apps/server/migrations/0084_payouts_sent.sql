ALTER TABLE "ledger_journal" DROP CONSTRAINT "ledger_journal_kind";--> statement-breakpoint
ALTER TABLE "payout" DROP CONSTRAINT "payout_state";--> statement-breakpoint
ALTER TABLE "payout" ADD COLUMN "bank_reference" text;--> statement-breakpoint
ALTER TABLE "payout" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "stock" ADD COLUMN "low_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reconciliation_difference" ADD COLUMN "resolution" text;--> statement-breakpoint
ALTER TABLE "reconciliation_difference" ADD COLUMN "resolved_by" uuid;--> statement-breakpoint
ALTER TABLE "reconciliation_difference" ADD COLUMN "resolved_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "payout_of_seller" ON "payout" USING btree ("seller_id","created_at");--> statement-breakpoint
CREATE INDEX "stock_with_limit" ON "stock" USING btree ("sku_id","warehouse_id") WHERE low_at is not null;--> statement-breakpoint
CREATE INDEX "reconciliation_difference_open" ON "reconciliation_difference" USING btree ("reconciliation_id") WHERE resolved_at is null;--> statement-breakpoint
ALTER TABLE "ledger_journal" ADD CONSTRAINT "ledger_journal_kind" CHECK ("ledger_journal"."kind" in ('orderPaid', 'orderRefunded', 'orderSettled', 'surplusReceived', 'surplusRefunded', 'payout', 'payoutReturned', 'topUp', 'gift', 'manualChange'));--> statement-breakpoint
ALTER TABLE "payout" ADD CONSTRAINT "payout_bank_reference" CHECK ("payout"."bank_reference" ~ '\S' and char_length("payout"."bank_reference") <= 35);--> statement-breakpoint
ALTER TABLE "payout" ADD CONSTRAINT "payout_failure" CHECK (("payout"."state" = 'failed') = ("payout"."failure" is not null) and "payout"."failure" ~ '\S'
        and char_length("payout"."failure") <= 200);--> statement-breakpoint
ALTER TABLE "payout" ADD CONSTRAINT "payout_state" CHECK ("payout"."state" in ('waiting', 'confirmed', 'paid', 'rejected', 'failed'));--> statement-breakpoint
ALTER TABLE "reconciliation_difference" ADD CONSTRAINT "reconciliation_difference_resolved" CHECK (num_nonnulls("reconciliation_difference"."resolution", "reconciliation_difference"."resolved_by", "reconciliation_difference"."resolved_at") in (0, 3) and "reconciliation_difference"."resolution" ~ '\S'
        and char_length("reconciliation_difference"."resolution") <= 200);--> statement-breakpoint
ALTER TABLE "payout" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT ON "payout" TO "ironsouq_merchant";
--> statement-breakpoint
CREATE POLICY "payout_of_seller" ON "payout" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
