CREATE TABLE "checkout_attempt" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"checkout_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "checkout_attempt_of_member" ON "checkout_attempt" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "checkout_attempt_to_end" ON "checkout_attempt" USING btree ("expires_at");