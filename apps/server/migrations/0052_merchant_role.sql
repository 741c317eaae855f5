-- Roles belong to the whole cluster: several databases may be migrated at once.
DO $$ BEGIN
	IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'ironsouq_merchant') THEN
		CREATE ROLE "ironsouq_merchant" NOLOGIN NOBYPASSRLS;
	END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;
--> statement-breakpoint
DO $$ BEGIN
	IF NOT pg_has_role(current_user, 'ironsouq_merchant', 'SET') THEN
		GRANT "ironsouq_merchant" TO CURRENT_USER WITH SET TRUE;
	END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION "current_seller"() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE AS $$
	SELECT nullif(current_setting('ironsouq.seller_id', true), '')::uuid
$$;
--> statement-breakpoint
-- Calls of merchants queue jobs without access to the tables of the queue.
CREATE FUNCTION "queue_job"(task text, payload json, attempts integer) RETURNS void
	LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
	PERFORM graphile_worker.add_job(task, payload, max_attempts => attempts);
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION "queue_job"(text, json, integer) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION "queue_job"(text, json, integer) TO "ironsouq_merchant";
--> statement-breakpoint
CREATE FUNCTION "keep_an_owner"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Concurrent changes wait for each other, and the second one sees the first.
	PERFORM pg_advisory_xact_lock(hashtextextended('seller_has_owner' || OLD."seller_id", 0));
	IF NOT EXISTS (
		SELECT FROM "seller_account"
		WHERE "seller_id" = OLD."seller_id" AND "role" = 'owner' AND "state" = 'active'
	) THEN
		RAISE EXCEPTION 'the last owner stays'
			USING ERRCODE = 'check_violation', CONSTRAINT = 'seller_has_owner';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "seller_account_keeps_owner" AFTER UPDATE OF "state", "role", "seller_id" ON "seller_account"
	FOR EACH ROW WHEN (
		OLD."state" = 'active' AND OLD."role" = 'owner'
		AND (NEW."state" <> 'active' OR NEW."role" <> 'owner' OR NEW."seller_id" <> OLD."seller_id")
	) EXECUTE FUNCTION "keep_an_owner"();
--> statement-breakpoint
CREATE TRIGGER "seller_account_removal_keeps_owner" AFTER DELETE ON "seller_account"
	FOR EACH ROW WHEN (OLD."state" = 'active' AND OLD."role" = 'owner') EXECUTE FUNCTION "keep_an_owner"();
--> statement-breakpoint
GRANT SELECT ON "category", "category_text", "category_path", "brand", "brand_text", "yard", "yard_text", "certification", "certification_text", "spec_field", "spec_field_category", "spec_field_text", "spec_option", "spec_option_text", "machine_model", "inspection_point" TO "ironsouq_merchant";
--> statement-breakpoint
-- An event has ids and no rows; its number is given back when it is written.
GRANT INSERT, SELECT ON "event" TO "ironsouq_merchant";
--> statement-breakpoint
GRANT USAGE ON ALL SEQUENCES IN SCHEMA "public" TO "ironsouq_merchant";
--> statement-breakpoint
ALTER TABLE "seller" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT ON "seller" TO "ironsouq_merchant";
--> statement-breakpoint
CREATE POLICY "seller_of_seller" ON "seller" TO "ironsouq_merchant"
	USING ("id" = "current_seller"());
--> statement-breakpoint
ALTER TABLE "seller_text" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT ON "seller_text" TO "ironsouq_merchant";
--> statement-breakpoint
CREATE POLICY "seller_text_of_seller" ON "seller_text" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
--> statement-breakpoint
ALTER TABLE "seller_account" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "seller_account" TO "ironsouq_merchant";
--> statement-breakpoint
CREATE POLICY "seller_account_of_seller" ON "seller_account" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
--> statement-breakpoint
ALTER TABLE "seller_invitation" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "seller_invitation" TO "ironsouq_merchant";
--> statement-breakpoint
CREATE POLICY "seller_invitation_of_seller" ON "seller_invitation" TO "ironsouq_merchant"
	USING (EXISTS (SELECT FROM "seller_account" AS own WHERE own."id" = "account_id"));
--> statement-breakpoint
ALTER TABLE "seller_account_app" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "seller_account_app" TO "ironsouq_merchant";
--> statement-breakpoint
CREATE POLICY "seller_account_app_of_seller" ON "seller_account_app" TO "ironsouq_merchant"
	USING (EXISTS (SELECT FROM "seller_account" AS own WHERE own."id" = "seller_account_id"));
--> statement-breakpoint
ALTER TABLE "seller_account_credential" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "seller_account_credential" TO "ironsouq_merchant";
--> statement-breakpoint
CREATE POLICY "seller_account_credential_of_seller" ON "seller_account_credential" TO "ironsouq_merchant"
	USING (EXISTS (SELECT FROM "seller_account" AS own WHERE own."id" = "seller_account_id"));
--> statement-breakpoint
ALTER TABLE "seller_account_passkey" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "seller_account_passkey" TO "ironsouq_merchant";
--> statement-breakpoint
CREATE POLICY "seller_account_passkey_of_seller" ON "seller_account_passkey" TO "ironsouq_merchant"
	USING (EXISTS (SELECT FROM "seller_account" AS own WHERE own."id" = "seller_account_id"));
--> statement-breakpoint
ALTER TABLE "seller_account_recovery_code" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "seller_account_recovery_code" TO "ironsouq_merchant";
--> statement-breakpoint
CREATE POLICY "seller_account_recovery_code_of_seller" ON "seller_account_recovery_code" TO "ironsouq_merchant"
	USING (EXISTS (SELECT FROM "seller_account" AS own WHERE own."id" = "seller_account_id"));
--> statement-breakpoint
ALTER TABLE "seller_account_step" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "seller_account_step" TO "ironsouq_merchant";
--> statement-breakpoint
CREATE POLICY "seller_account_step_of_seller" ON "seller_account_step" TO "ironsouq_merchant"
	USING ("seller_account_id" IS NULL OR EXISTS (SELECT FROM "seller_account" AS own WHERE own."id" = "seller_account_id"));
--> statement-breakpoint
ALTER TABLE "session" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, UPDATE ON "session" TO "ironsouq_merchant";
--> statement-breakpoint
CREATE POLICY "session_of_seller" ON "session" TO "ironsouq_merchant"
	USING ("audience" = 'merchant' AND "seller_id" = "current_seller"());
--> statement-breakpoint
ALTER TABLE "security_log" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT ON "security_log" TO "ironsouq_merchant";
--> statement-breakpoint
CREATE POLICY "security_log_of_seller" ON "security_log" TO "ironsouq_merchant"
	USING (EXISTS (SELECT FROM "seller_account" AS own WHERE own."id" = "subject_id"));
--> statement-breakpoint
ALTER TABLE "idempotency_key" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "idempotency_key" TO "ironsouq_merchant";
--> statement-breakpoint
CREATE POLICY "idempotency_key_of_seller" ON "idempotency_key" TO "ironsouq_merchant"
	USING (EXISTS (SELECT FROM "seller_account" AS own WHERE 'merchant:' || own."id" = "actor"));
--> statement-breakpoint
ALTER TABLE "device" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON "device" TO "ironsouq_merchant";
--> statement-breakpoint
CREATE POLICY "device_of_seller" ON "device" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
--> statement-breakpoint
ALTER TABLE "device_text" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "device_text" TO "ironsouq_merchant";
--> statement-breakpoint
CREATE POLICY "device_text_of_seller" ON "device_text" TO "ironsouq_merchant"
	USING (EXISTS (SELECT FROM "device" AS own WHERE own."id" = "device_id"));
--> statement-breakpoint
ALTER TABLE "device_picture" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "device_picture" TO "ironsouq_merchant";
--> statement-breakpoint
CREATE POLICY "device_picture_of_seller" ON "device_picture" TO "ironsouq_merchant"
	USING (EXISTS (SELECT FROM "device" AS own WHERE own."id" = "device_id"));
--> statement-breakpoint
ALTER TABLE "device_price" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "device_price" TO "ironsouq_merchant";
--> statement-breakpoint
CREATE POLICY "device_price_of_seller" ON "device_price" TO "ironsouq_merchant"
	USING (EXISTS (SELECT FROM "device" AS own WHERE own."id" = "device_id"));
--> statement-breakpoint
ALTER TABLE "device_certificate" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "device_certificate" TO "ironsouq_merchant";
--> statement-breakpoint
CREATE POLICY "device_certificate_of_seller" ON "device_certificate" TO "ironsouq_merchant"
	USING (EXISTS (SELECT FROM "device" AS own WHERE own."id" = "device_id"));
--> statement-breakpoint
ALTER TABLE "device_proof" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT ON "device_proof" TO "ironsouq_merchant";
--> statement-breakpoint
CREATE POLICY "device_proof_of_seller" ON "device_proof" TO "ironsouq_merchant"
	USING (EXISTS (SELECT FROM "device" AS own WHERE own."id" = "device_id"));
--> statement-breakpoint
ALTER TABLE "device_issue_decision" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT ON "device_issue_decision" TO "ironsouq_merchant";
--> statement-breakpoint
CREATE POLICY "device_issue_decision_of_seller" ON "device_issue_decision" TO "ironsouq_merchant"
	USING (EXISTS (SELECT FROM "device" AS own WHERE own."id" = "device_id"));
--> statement-breakpoint
ALTER TABLE "price_guide" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT ON "price_guide" TO "ironsouq_merchant";
--> statement-breakpoint
CREATE POLICY "price_guide_of_seller" ON "price_guide" TO "ironsouq_merchant"
	USING (EXISTS (SELECT FROM "device" AS own WHERE own."id" = "device_id"));
--> statement-breakpoint
ALTER TABLE "inspection" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT ON "inspection" TO "ironsouq_merchant";
--> statement-breakpoint
CREATE POLICY "inspection_of_seller" ON "inspection" TO "ironsouq_merchant"
	USING (EXISTS (SELECT FROM "device" AS own WHERE own."id" = "device_id"));
--> statement-breakpoint
ALTER TABLE "inspection_finding" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, UPDATE ON "inspection_finding" TO "ironsouq_merchant";
--> statement-breakpoint
CREATE POLICY "inspection_finding_of_seller" ON "inspection_finding" TO "ironsouq_merchant"
	USING (EXISTS (SELECT FROM "inspection" AS own WHERE own."id" = "inspection_id"));
--> statement-breakpoint
ALTER TABLE "upload" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON "upload" TO "ironsouq_merchant";
--> statement-breakpoint
CREATE POLICY "upload_of_seller" ON "upload" TO "ironsouq_merchant"
	USING ("owner_audience" = 'merchant' AND EXISTS (SELECT FROM "seller_account" AS own WHERE own."id" = "owner_id"))
	WITH CHECK ("owner_audience" = 'nobody' OR "owner_audience" = 'merchant' AND EXISTS (SELECT FROM "seller_account" AS own WHERE own."id" = "owner_id"));
--> statement-breakpoint
ALTER TABLE "lifecycle_log" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT ON "lifecycle_log" TO "ironsouq_merchant";
--> statement-breakpoint
CREATE POLICY "lifecycle_log_of_seller" ON "lifecycle_log" TO "ironsouq_merchant"
	USING (CASE "entity"
		WHEN 'device' THEN EXISTS (SELECT FROM "device" AS own WHERE own."id" = "entity_id")
		WHEN 'sellerAccount' THEN EXISTS (SELECT FROM "seller_account" AS own WHERE own."id" = "entity_id")
		WHEN 'upload' THEN EXISTS (SELECT FROM "upload" AS own WHERE own."id" = "entity_id")
		ELSE false END);
