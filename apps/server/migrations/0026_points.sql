CREATE TABLE "check_in" (
	"member_id" uuid NOT NULL,
	"day" date NOT NULL,
	"cycle_day" smallint NOT NULL,
	"points" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "check_in_once" PRIMARY KEY("member_id","day"),
	CONSTRAINT "check_in_cycle_day" CHECK ("check_in"."cycle_day" between 1 and 7),
	CONSTRAINT "check_in_points" CHECK ("check_in"."points" >= 0),
	CONSTRAINT "check_in_today" CHECK ("check_in"."day" = (("check_in"."created_at" at time zone 'UTC') + interval '4 hours')::date)
);
--> statement-breakpoint
CREATE TABLE "loyalty_setting" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"settings" jsonb NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "loyalty_setting_one_row" CHECK ("loyalty_setting"."is_only"),
	CONSTRAINT "loyalty_setting_version_counts" CHECK ("loyalty_setting"."version" > 1)
);
--> statement-breakpoint
CREATE TABLE "point_account" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"balance" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "point_account_not_negative" CHECK ("point_account"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "point_change" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"member_id" uuid NOT NULL,
	"source" text NOT NULL,
	"ref" text NOT NULL,
	"change" integer NOT NULL,
	"balance" integer NOT NULL,
	"order_number" text,
	"cycle_day" smallint,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "point_change_once" UNIQUE("source","ref"),
	CONSTRAINT "point_change_source" CHECK ("point_change"."source" in ('purchase', 'purchaseTakenBack', 'levelUp', 'checkIn', 'redeemed', 'returned', 'expired', 'topUp', 'system', 'registration', 'givenUp')),
	CONSTRAINT "point_change_changes" CHECK ("point_change"."change" <> 0 and "point_change"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "point_lot" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"member_id" uuid NOT NULL,
	"source" text NOT NULL,
	"ref" text NOT NULL,
	"earned" integer NOT NULL,
	"remaining" integer NOT NULL,
	"available_from" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"notice_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "point_lot_once" UNIQUE("source","ref"),
	CONSTRAINT "point_lot_times" UNIQUE("id","available_from","expires_at"),
	CONSTRAINT "point_lot_source" CHECK ("point_lot"."source" in ('purchase', 'levelUp', 'checkIn', 'returned', 'topUp', 'system', 'registration')),
	CONSTRAINT "point_lot_remaining" CHECK ("point_lot"."remaining" between 0 and "point_lot"."earned" and "point_lot"."earned" > 0),
	CONSTRAINT "point_lot_expires_later" CHECK ("point_lot"."expires_at" > "point_lot"."available_from")
);
--> statement-breakpoint
CREATE TABLE "point_use" (
	"order_id" uuid NOT NULL,
	"lot_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"points" integer NOT NULL,
	"available_from" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"returned_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "point_use_once" PRIMARY KEY("order_id","lot_id"),
	CONSTRAINT "point_use_some" CHECK ("point_use"."points" > 0),
	CONSTRAINT "point_use_in_time" CHECK ("point_use"."created_at" >= "point_use"."available_from" and "point_use"."created_at" < "point_use"."expires_at")
);
--> statement-breakpoint
ALTER TABLE "point_change" ADD CONSTRAINT "point_change_member_id_point_account_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."point_account"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_lot" ADD CONSTRAINT "point_lot_member_id_point_account_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."point_account"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_use" ADD CONSTRAINT "point_use_of_lot" FOREIGN KEY ("lot_id","available_from","expires_at") REFERENCES "public"."point_lot"("id","available_from","expires_at") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "point_change_of_member" ON "point_change" USING btree ("member_id","created_at","id");--> statement-breakpoint
CREATE INDEX "point_lot_to_spend" ON "point_lot" USING btree ("member_id","expires_at","id") WHERE remaining > 0;--> statement-breakpoint
CREATE INDEX "point_lot_to_expire" ON "point_lot" USING btree ("expires_at") WHERE remaining > 0;--> statement-breakpoint
CREATE INDEX "point_lot_to_notify" ON "point_lot" USING btree ("notice_at") WHERE remaining > 0 and notice_at is not null;--> statement-breakpoint
CREATE INDEX "point_use_of_lot_index" ON "point_use" USING btree ("lot_id");--> statement-breakpoint
CREATE INDEX "point_use_held" ON "point_use" USING btree ("member_id") WHERE paid_at is null and returned_at is null;--> statement-breakpoint
-- A member's points are what is left of their lots: no transaction ends with another sum.
CREATE FUNCTION "check_points_add_up"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	owner uuid := coalesce(NEW."member_id", OLD."member_id");
	total bigint;
	counted bigint;
BEGIN
	SELECT coalesce(sum("remaining"), 0) INTO total FROM "point_lot" WHERE "member_id" = owner AND "remaining" > 0;
	SELECT coalesce(sum("balance"), 0) INTO counted FROM "point_account" WHERE "member_id" = owner;
	IF total <> counted THEN
		RAISE EXCEPTION 'points of % do not add up: % in lots, % in the account', owner, total, counted
			USING ERRCODE = 'check_violation', CONSTRAINT = 'points_add_up';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "point_lot_adds_up" AFTER INSERT OR DELETE OR UPDATE OF "remaining" ON "point_lot"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "check_points_add_up"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "point_account_adds_up" AFTER INSERT OR DELETE OR UPDATE OF "balance" ON "point_account"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "check_points_add_up"();
