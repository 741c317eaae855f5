-- Merchants read the channel of their seller; the worker writes it.
CREATE POLICY "channel_head_read_by_seller" ON "channel_head" FOR SELECT TO "ironsouq_merchant"
	USING ("kind" = 'seller' AND "channel_id" = "current_seller"());
--> statement-breakpoint
CREATE POLICY "channel_message_read_by_seller" ON "channel_message" FOR SELECT TO "ironsouq_merchant"
	USING ("kind" = 'seller' AND "channel_id" = "current_seller"());
