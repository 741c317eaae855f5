ALTER TABLE "sku" ADD COLUMN "low_at" integer;--> statement-breakpoint
ALTER TABLE "sku" ADD COLUMN "low_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "store" ADD COLUMN "low_at" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sku" ADD CONSTRAINT "sku_low_at" CHECK ("sku"."low_at" >= 0);--> statement-breakpoint
ALTER TABLE "store" ADD CONSTRAINT "store_low_at" CHECK ("store"."low_at" >= 0);--> statement-breakpoint
-- What drizzle does not write: the limits of warehouses become limits of their variants.
UPDATE "sku" SET "low_at" = "limited"."low_at", "low_since" = "limited"."low_since"
FROM (
  SELECT "sku_id", min("low_at") AS "low_at", min("low_since") AS "low_since"
  FROM "stock" WHERE "low_at" IS NOT NULL GROUP BY "sku_id"
) AS "limited"
WHERE "limited"."sku_id" = "sku"."id";
