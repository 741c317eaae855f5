CREATE TABLE "device_export" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"staff_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"filter" jsonb NOT NULL,
	"format" text NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"rows_total" integer NOT NULL,
	"rows_done" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "device_export_state" CHECK ("device_export"."state" in ('asked', 'ready', 'expired'))
);
--> statement-breakpoint
CREATE INDEX "device_export_due" ON "device_export" USING btree ("expires_at") WHERE state <> 'expired';