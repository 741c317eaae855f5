ALTER TABLE "seller_account_step" DROP CONSTRAINT "seller_account_step_kind";--> statement-breakpoint
ALTER TABLE "staff_step" DROP CONSTRAINT "staff_step_kind";--> statement-breakpoint
ALTER TABLE "seller_account_step" ADD CONSTRAINT "seller_account_step_kind" CHECK ("seller_account_step"."kind" in ('secondFactor', 'setUp', 'passkey', 'addPasskey', 'provePasskey'));--> statement-breakpoint
ALTER TABLE "staff_step" ADD CONSTRAINT "staff_step_kind" CHECK ("staff_step"."kind" in ('secondFactor', 'setUp', 'passkey', 'addPasskey', 'provePasskey'));