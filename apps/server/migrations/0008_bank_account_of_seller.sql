ALTER TABLE "bank_account" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT ON "bank_account" TO "ironsouq_merchant";--> statement-breakpoint
CREATE POLICY "bank_account_of_seller" ON "bank_account" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
