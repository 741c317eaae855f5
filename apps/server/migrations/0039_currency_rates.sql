CREATE TABLE "currency_rate" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"currency_code" text NOT NULL,
	"rate" numeric(16, 8) NOT NULL,
	"origin" text NOT NULL,
	"staff_id" uuid,
	"reason" text,
	"feed" text,
	"feed_day" date,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "currency_rate_origin" CHECK ("currency_rate"."origin" in ('start', 'feed', 'hand')),
	CONSTRAINT "currency_rate_above_zero" CHECK ("currency_rate"."rate" > 0),
	CONSTRAINT "currency_rate_by_hand_has_a_reason" CHECK (("currency_rate"."origin" = 'hand') = ("currency_rate"."staff_id" is not null)
        and ("currency_rate"."origin" = 'hand') = ("currency_rate"."reason" is not null)),
	CONSTRAINT "currency_rate_names_its_feed" CHECK (("currency_rate"."origin" = 'feed') = ("currency_rate"."feed" is not null)
        and ("currency_rate"."origin" = 'feed') = ("currency_rate"."feed_day" is not null))
);
--> statement-breakpoint
CREATE TABLE "rate_feed" (
	"name" text PRIMARY KEY NOT NULL,
	"read_at" timestamp with time zone,
	"day" date,
	"failed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "currency" ADD COLUMN "peg" numeric(16, 8);--> statement-breakpoint
ALTER TABLE "currency" ADD COLUMN "follows_feed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "currency" ADD COLUMN "rate_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "currency" ADD COLUMN "held_rate" numeric(16, 8);--> statement-breakpoint
ALTER TABLE "currency" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "currency_rate" ADD CONSTRAINT "currency_rate_currency_code_currency_code_fk" FOREIGN KEY ("currency_code") REFERENCES "public"."currency"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "currency_rate_of_currency" ON "currency_rate" USING btree ("currency_code","created_at");--> statement-breakpoint
ALTER TABLE "currency" ADD CONSTRAINT "currency_stays_at_its_peg" CHECK ("currency"."exchange_rate" = "currency"."peg");--> statement-breakpoint
ALTER TABLE "currency" ADD CONSTRAINT "currency_pegged_follows_no_feed" CHECK ("currency"."peg" is null or not "currency"."follows_feed");--> statement-breakpoint
ALTER TABLE "currency" ADD CONSTRAINT "currency_held_rate_positive" CHECK ("currency"."held_rate" > 0);--> statement-breakpoint
CREATE FUNCTION "refuse_currency_rate_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'currency_rate is append-only';
END $$;
--> statement-breakpoint
CREATE TRIGGER "currency_rate_append_only" BEFORE UPDATE OR DELETE ON "currency_rate" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_currency_rate_change"();--> statement-breakpoint
-- The history begins with the rates as they are.
INSERT INTO "currency_rate" ("currency_code", "rate", "origin", "created_at") SELECT "code", "exchange_rate", 'start', "created_at" FROM "currency";--> statement-breakpoint
UPDATE "currency" SET "peg" = "exchange_rate" WHERE ("code", "exchange_rate") IN (('USD', 1), ('AED', 3.6725), ('SAR', 3.75));
