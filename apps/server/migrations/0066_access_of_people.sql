CREATE TABLE "member_reading" (
	"staff_id" uuid NOT NULL,
	"day" date NOT NULL,
	"members" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_reading_once" PRIMARY KEY("staff_id","day"),
	CONSTRAINT "member_reading_members" CHECK ("member_reading"."members" > 0)
);
--> statement-breakpoint
DROP INDEX "seller_account_email_once";--> statement-breakpoint
ALTER TABLE "audit_check" ADD COLUMN "signature" text;--> statement-breakpoint
ALTER TABLE "security_log" ADD COLUMN "delete_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "security_log_to_delete" ON "security_log" USING btree ("delete_at") WHERE delete_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "seller_account_email_once_in_seller" ON "seller_account" USING btree ("seller_id",lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "seller_account_email_once" ON "seller_account" USING btree (lower("email")) WHERE state = 'active';--> statement-breakpoint
-- What people of sellers do with the access of others is audited. They add rows and read none; the chain is linked
-- with the rights of the owner of the function.
ALTER FUNCTION "link_audit_log"() SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp;
--> statement-breakpoint
REVOKE ALL ON FUNCTION "link_audit_log"() FROM PUBLIC;
--> statement-breakpoint
GRANT INSERT ON "audit_log" TO "ironsouq_merchant";
