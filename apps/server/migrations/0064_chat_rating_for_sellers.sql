ALTER TABLE "chat_rating" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT ON "chat_rating" TO "ironsouq_merchant";
--> statement-breakpoint
CREATE POLICY "chat_rating_of_seller" ON "chat_rating" TO "ironsouq_merchant"
	USING (EXISTS (SELECT FROM "chat" AS own WHERE own."id" = "chat_id"));
