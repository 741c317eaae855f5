CREATE TABLE "seller_reinvitation" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"requested_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "seller_reinvitation_says_why" CHECK ("seller_reinvitation"."reason" ~ '\S')
);
--> statement-breakpoint
ALTER TABLE "seller_account_step" DROP CONSTRAINT "seller_account_step_kind";--> statement-breakpoint
ALTER TABLE "staff_step" DROP CONSTRAINT "staff_step_kind";--> statement-breakpoint
ALTER TABLE "seller_reinvitation" ADD CONSTRAINT "seller_reinvitation_account_id_seller_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."seller_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_account_step" ADD CONSTRAINT "seller_account_step_kind" CHECK ("seller_account_step"."kind" in ('secondFactor', 'setUp', 'passkey', 'addPasskey', 'provePasskey', 'resetPassword'));--> statement-breakpoint
ALTER TABLE "staff_step" ADD CONSTRAINT "staff_step_kind" CHECK ("staff_step"."kind" in ('secondFactor', 'setUp', 'passkey', 'addPasskey', 'provePasskey', 'resetPassword'));