CREATE TABLE "bank_account" (
	"seller_id" uuid PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"bank" text NOT NULL,
	"iban" text NOT NULL,
	"swift" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"stated_by" uuid NOT NULL,
	"confirmed_by" uuid,
	"confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bank_account_named" CHECK ("bank_account"."holder" ~ '\S' and "bank_account"."bank" ~ '\S'),
	CONSTRAINT "bank_account_iban" CHECK ("bank_account"."iban" ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$'),
	CONSTRAINT "bank_account_swift" CHECK ("bank_account"."swift" ~ '^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$'),
	CONSTRAINT "bank_account_version" CHECK ("bank_account"."version" >= 1),
	CONSTRAINT "bank_account_confirmed" CHECK (("bank_account"."confirmed_by" is null) = ("bank_account"."confirmed_at" is null) and "bank_account"."confirmed_by" <> "bank_account"."stated_by")
);
--> statement-breakpoint
ALTER TABLE "bank_account" ADD CONSTRAINT "bank_account_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE cascade ON UPDATE no action;