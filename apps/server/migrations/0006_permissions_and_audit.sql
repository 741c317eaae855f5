CREATE TABLE "audit_log" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_audience" text NOT NULL,
	"actor_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"permission" text,
	"endpoint" text NOT NULL,
	"entity" text,
	"entity_id" text,
	"before" jsonb,
	"after" jsonb,
	"request_id" text NOT NULL,
	"address_fingerprint" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "permissions" text[];--> statement-breakpoint
CREATE INDEX "audit_log_of_entity" ON "audit_log" USING btree ("entity","entity_id","seq");--> statement-breakpoint
CREATE INDEX "audit_log_of_actor" ON "audit_log" USING btree ("actor_id","seq");--> statement-breakpoint
-- Tokens that staff hold already keep doing what they could do.
UPDATE "session" SET "permissions" = ARRAY['device.addPicture', 'device.move', 'device.reprice', 'landedCost.setRate', 'searchWords.edit', 'searchWords.read', 'upload.create'] WHERE "audience" = 'staff';--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_permissions" CHECK (("session"."audience" = 'staff') = ("session"."permissions" is not null));--> statement-breakpoint
CREATE FUNCTION "refuse_audit_log_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'audit_log is append-only';
END $$;
--> statement-breakpoint
CREATE TRIGGER "audit_log_append_only" BEFORE UPDATE OR DELETE ON "audit_log" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_log_change"();
