ALTER TABLE "session" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "proved_at" timestamp with time zone;--> statement-breakpoint
-- Issued tokens have no last use and keep their fixed lifetime; sign-ins get 90 days.
UPDATE "session" SET "ends_at" = CASE WHEN "last_seen_at" IS NULL THEN "expires_at" ELSE "created_at" + interval '90 days' END;--> statement-breakpoint
UPDATE "session" SET "expires_at" = "ends_at" WHERE "expires_at" > "ends_at";--> statement-breakpoint
ALTER TABLE "session" ALTER COLUMN "ends_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_ends" CHECK ("session"."expires_at" <= "session"."ends_at");
