CREATE TABLE "ledger_account_kind" (
	"kind" text PRIMARY KEY NOT NULL,
	"owner_type" text NOT NULL,
	"normal_balance" text NOT NULL,
	"unit" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_account_kind_name" CHECK ("ledger_account_kind"."kind" ~ '^[a-z][A-Za-z]{1,39}$'),
	CONSTRAINT "ledger_account_kind_owner" CHECK ("ledger_account_kind"."owner_type" in ('seller', 'member', 'payment', 'provider', 'platform')),
	CONSTRAINT "ledger_account_kind_balance" CHECK ("ledger_account_kind"."normal_balance" in ('credit', 'debit', 'either')),
	CONSTRAINT "ledger_account_kind_unit" CHECK ("ledger_account_kind"."unit" in ('money', 'points'))
);
--> statement-breakpoint
-- Of the accounts that are open. Later kinds are declared by features and written after the migrations.
INSERT INTO "ledger_account_kind" ("kind", "owner_type", "normal_balance", "unit", "created_at") VALUES
	('clearing', 'provider', 'debit', 'money', now()),
	('escrow', 'seller', 'credit', 'money', now()),
	('sellerDue', 'seller', 'either', 'money', now()),
	('paidOut', 'seller', 'credit', 'money', now()),
	('memberCash', 'member', 'credit', 'money', now()),
	('memberGift', 'member', 'credit', 'money', now()),
	('commission', 'platform', 'credit', 'money', now()),
	('commissionVat', 'platform', 'credit', 'money', now()),
	('surplus', 'payment', 'credit', 'money', now()),
	('exchange', 'platform', 'either', 'money', now()),
	('promotion', 'platform', 'debit', 'money', now()),
	('adjustment', 'platform', 'either', 'money', now()),
	('disputed', 'provider', 'debit', 'money', now()),
	('frozen', 'payment', 'credit', 'money', now()),
	('disputeLoss', 'platform', 'debit', 'money', now()),
	('forfeited', 'platform', 'credit', 'money', now());
--> statement-breakpoint
REVOKE INSERT, UPDATE, DELETE ON "ledger_account_kind" FROM "ironsouq_app";--> statement-breakpoint
ALTER TABLE "ledger_account" DROP CONSTRAINT "ledger_account_kind";--> statement-breakpoint
ALTER TABLE "ledger_journal" DROP CONSTRAINT "ledger_journal_kind";--> statement-breakpoint
ALTER TABLE "ledger_account" ALTER COLUMN "seller_id" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "ledger_account" ALTER COLUMN "member_id" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_account_of_kind" FOREIGN KEY ("kind") REFERENCES "public"."ledger_account_kind"("kind") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Its kind says whose an account is, and that points and money do not mix.
CREATE FUNCTION "own_ledger_account"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	of "ledger_account_kind";
BEGIN
	SELECT * INTO of FROM "ledger_account_kind" WHERE "kind" = NEW."kind";
	NEW."seller_id" := CASE WHEN of."owner_type" = 'seller' THEN NEW."owner"::uuid END;
	NEW."member_id" := CASE WHEN of."owner_type" = 'member' THEN NEW."owner"::uuid END;
	IF (of."unit" = 'points') <> (NEW."currency" = 'PTS') THEN
		RAISE EXCEPTION 'an account of the kind % is not in %', NEW."kind", NEW."currency"
			USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_account_unit';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "ledger_account_owned" BEFORE INSERT ON "ledger_account"
	FOR EACH ROW EXECUTE FUNCTION "own_ledger_account"();
--> statement-breakpoint
DROP TRIGGER "ledger_account_of_member_opened" ON "ledger_account";--> statement-breakpoint
CREATE TRIGGER "ledger_account_of_member_opened" AFTER INSERT ON "ledger_account"
	FOR EACH ROW WHEN (NEW."member_id" IS NOT NULL) EXECUTE FUNCTION "open_member_balance"();
--> statement-breakpoint
DROP INDEX "ledger_entry_of_order";--> statement-breakpoint
ALTER TABLE "ledger_entry" RENAME COLUMN "order_id" TO "subject_id";--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD COLUMN "subject_kind" text;--> statement-breakpoint
-- What was posted stays as it was: its orders are named by what they are.
ALTER TABLE "ledger_entry" DISABLE TRIGGER "ledger_entry_append_only";--> statement-breakpoint
UPDATE "ledger_entry" SET "subject_kind" = 'order' WHERE "subject_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_entry" ENABLE TRIGGER "ledger_entry_append_only";--> statement-breakpoint
CREATE INDEX "ledger_entry_of_subject" ON "ledger_entry" USING btree ("subject_id","subject_kind") WHERE subject_id is not null;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_subject" CHECK (num_nonnulls("ledger_entry"."subject_kind", "ledger_entry"."subject_id") <> 1 and coalesce("ledger_entry"."subject_kind" ~ '^[a-z][A-Za-z]{1,39}$', true));--> statement-breakpoint
ALTER TABLE "ledger_journal" ADD CONSTRAINT "ledger_journal_kind_name" CHECK ("ledger_journal"."kind" ~ '^[a-z][A-Za-z]{1,39}$');
