ALTER TABLE "batch" DROP CONSTRAINT "batch_state";--> statement-breakpoint
ALTER TABLE "batch_row" ADD COLUMN "params" jsonb;--> statement-breakpoint
ALTER TABLE "batch" ADD CONSTRAINT "batch_state" CHECK ("batch"."state" in ('gathering', 'running', 'paused', 'cancelled', 'done'));