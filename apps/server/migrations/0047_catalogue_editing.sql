CREATE TABLE "facet" (
	"code" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"is_shown" boolean NOT NULL,
	"is_open" boolean NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "facet_code" CHECK ("facet"."code" in ('price', 'hours', 'type', 'grade', 'brand', 'model', 'year', 'emirate', 'customs', 'emission', 'assurance', 'specs', 'mileage', 'weight', 'certification', 'priceMode', 'ownership', 'equipment'))
);
--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "is_shown" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "spec_field" ADD COLUMN "is_shown" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "spec_field" ADD COLUMN "is_required" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "spec_field" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;