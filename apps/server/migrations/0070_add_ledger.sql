CREATE TABLE "ledger_account" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"owner" text NOT NULL,
	"currency" text NOT NULL,
	"seller_id" uuid GENERATED ALWAYS AS (case when kind in ('escrow', 'sellerDue', 'paidOut') then owner::uuid end) STORED,
	"member_id" uuid GENERATED ALWAYS AS (case when kind in ('memberCash', 'memberGift') then owner::uuid end) STORED,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_account_once" UNIQUE("kind","owner","currency"),
	CONSTRAINT "ledger_account_kind" CHECK ("ledger_account"."kind" in ('clearing', 'escrow', 'sellerDue', 'paidOut', 'memberCash', 'memberGift', 'commission', 'commissionVat', 'surplus', 'exchange', 'promotion', 'adjustment')),
	CONSTRAINT "ledger_account_currency" CHECK ("ledger_account"."currency" ~ '^[A-Z]{3}$')
);
--> statement-breakpoint
CREATE TABLE "ledger_balance" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_entry" (
	"journal_id" bigint NOT NULL,
	"line" smallint NOT NULL,
	"account_id" bigint NOT NULL,
	"account_kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"order_id" uuid,
	"seller_id" uuid,
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_entry_once" PRIMARY KEY("journal_id","line"),
	CONSTRAINT "ledger_entry_moves_money" CHECK ("ledger_entry"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_journal" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_journal_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"ref" text NOT NULL,
	"digest" text NOT NULL,
	"payment_id" uuid,
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_journal_once" UNIQUE("kind","ref"),
	CONSTRAINT "ledger_journal_kind" CHECK ("ledger_journal"."kind" in ('orderPaid', 'orderRefunded', 'orderSettled', 'surplusReceived', 'surplusRefunded', 'payout', 'topUp', 'gift', 'manualChange'))
);
--> statement-breakpoint
CREATE TABLE "ledger_roll_up" (
	"one" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"upto" "xid8" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_roll_up_one" CHECK ("ledger_roll_up"."one")
);
--> statement-breakpoint
CREATE TABLE "member_balance" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_balance_not_negative" CHECK ("member_balance"."amount" >= 0)
);
--> statement-breakpoint
ALTER TABLE "ledger_balance" ADD CONSTRAINT "ledger_balance_account_id_ledger_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_balance" ADD CONSTRAINT "member_balance_account_id_ledger_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_account_of_seller" ON "ledger_account" USING btree ("seller_id");--> statement-breakpoint
CREATE INDEX "ledger_account_of_member" ON "ledger_account" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "ledger_entry_tail" ON "ledger_entry" USING btree ("account_id","xid");--> statement-breakpoint
CREATE INDEX "ledger_entry_of_account" ON "ledger_entry" USING btree ("account_id","journal_id","line");--> statement-breakpoint
CREATE INDEX "ledger_entry_of_order" ON "ledger_entry" USING btree ("order_id") WHERE order_id is not null;--> statement-breakpoint
CREATE INDEX "ledger_entry_of_seller" ON "ledger_entry" USING btree ("seller_id","journal_id","line") WHERE seller_id is not null;--> statement-breakpoint
CREATE INDEX "ledger_journal_to_roll_up" ON "ledger_journal" USING btree ("xid");--> statement-breakpoint
CREATE INDEX "ledger_journal_of_payment" ON "ledger_journal" USING btree ("payment_id") WHERE payment_id is not null;--> statement-breakpoint
CREATE INDEX "ledger_journal_by_time" ON "ledger_journal" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "member_balance_of_member" ON "member_balance" USING btree ("member_id");--> statement-breakpoint
INSERT INTO "ledger_roll_up" ("one", "upto", "created_at") VALUES (true, '0', now());
--> statement-breakpoint
CREATE FUNCTION "refuse_ledger_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'the ledger is append-only' USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_append_only';
END $$;
--> statement-breakpoint
CREATE TRIGGER "ledger_account_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_account"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_ledger_change"();
--> statement-breakpoint
CREATE TRIGGER "ledger_journal_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_journal"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_ledger_change"();
--> statement-breakpoint
CREATE TRIGGER "ledger_entry_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_entry"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_ledger_change"();
--> statement-breakpoint
-- A journal is complete when its transaction commits: its lines are there and add up to zero per currency.
CREATE FUNCTION "check_journal_balances"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	currencies integer;
	unbalanced integer;
BEGIN
	SELECT count(*), count(*) FILTER (WHERE total <> 0) INTO currencies, unbalanced
	FROM (SELECT sum("amount") AS total FROM "ledger_entry" WHERE "journal_id" = NEW."id" GROUP BY "currency") AS sums;
	IF currencies = 0 OR unbalanced > 0 THEN
		RAISE EXCEPTION 'journal % does not add up to zero', NEW."id"
			USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_journal_balances';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "ledger_journal_balances" AFTER INSERT ON "ledger_journal"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "check_journal_balances"();
--> statement-breakpoint
CREATE FUNCTION "open_member_balance"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "member_balance" ("account_id", "member_id", "amount", "created_at")
	VALUES (NEW."id", NEW."member_id", 0, NEW."created_at");
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "ledger_account_of_member_opened" AFTER INSERT ON "ledger_account"
	FOR EACH ROW WHEN (NEW."kind" IN ('memberCash', 'memberGift')) EXECUTE FUNCTION "open_member_balance"();
--> statement-breakpoint
-- In the place of foreign keys, and with the same effect: journal and account exist. Lines belong to a
-- journal of the same transaction, so that none is added after its sum was checked.
CREATE FUNCTION "check_ledger_entries"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (
		SELECT FROM "added" LEFT JOIN "ledger_account" AS a ON a."id" = "added"."account_id"
			AND a."currency" = "added"."currency" AND a."kind" = "added"."account_kind"
		WHERE a."id" IS NULL
	) THEN
		RAISE EXCEPTION 'an entry is for an account that does not exist or is another one'
			USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_entry_account';
	END IF;
	IF EXISTS (
		SELECT FROM "added" LEFT JOIN "ledger_journal" AS j ON j."id" = "added"."journal_id" AND j."xid" = pg_current_xact_id()
		WHERE j."id" IS NULL OR "added"."xid" <> pg_current_xact_id()
	) THEN
		RAISE EXCEPTION 'an entry is not of a journal of this transaction'
			USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_entry_journal';
	END IF;
	UPDATE "member_balance" AS b SET "amount" = b."amount" + moved."amount"
	FROM (SELECT "account_id", sum("amount") AS "amount" FROM "added" GROUP BY "account_id") AS moved
	WHERE b."account_id" = moved."account_id";
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "ledger_entry_checked" AFTER INSERT ON "ledger_entry" REFERENCING NEW TABLE AS "added"
	FOR EACH STATEMENT EXECUTE FUNCTION "check_ledger_entries"();
--> statement-breakpoint
ALTER TABLE "ledger_account" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT ON "ledger_account" TO "ironsouq_merchant";
--> statement-breakpoint
CREATE POLICY "ledger_account_of_seller" ON "ledger_account" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
--> statement-breakpoint
ALTER TABLE "ledger_entry" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT ON "ledger_entry" TO "ironsouq_merchant";
--> statement-breakpoint
CREATE POLICY "ledger_entry_of_seller" ON "ledger_entry" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
--> statement-breakpoint
ALTER TABLE "ledger_journal" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT ON "ledger_journal" TO "ironsouq_merchant";
--> statement-breakpoint
CREATE POLICY "ledger_journal_of_seller" ON "ledger_journal" TO "ironsouq_merchant"
	USING (EXISTS (SELECT FROM "ledger_entry" AS own WHERE own."journal_id" = "ledger_journal"."id"));
--> statement-breakpoint
ALTER TABLE "ledger_balance" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT ON "ledger_balance" TO "ironsouq_merchant";
--> statement-breakpoint
CREATE POLICY "ledger_balance_of_seller" ON "ledger_balance" TO "ironsouq_merchant"
	USING (EXISTS (
		SELECT FROM "ledger_account" AS own WHERE own."id" = "account_id" AND own."seller_id" = "current_seller"()
	));
--> statement-breakpoint
GRANT SELECT ON "ledger_roll_up" TO "ironsouq_merchant";
