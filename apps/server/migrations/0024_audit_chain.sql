CREATE TABLE "audit_anchor" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"seq" bigint NOT NULL,
	"hash" "bytea" NOT NULL,
	"signed" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"stored_at" timestamp with time zone,
	CONSTRAINT "audit_anchor_once" UNIQUE("seq")
);
--> statement-breakpoint
CREATE TABLE "audit_check" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"seq" bigint NOT NULL,
	"last_seq" bigint NOT NULL,
	"hash" "bytea" NOT NULL,
	"until" bigint NOT NULL,
	"anchored" bigint NOT NULL,
	"fault_count" integer DEFAULT 0 NOT NULL,
	"faults" jsonb NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_export" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"staff_id" uuid NOT NULL,
	"filter" jsonb NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"row_count" integer,
	"object_key" text,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_head" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"seq" bigint NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "audit_head_one" CHECK ("audit_head"."id" = 1)
);
--> statement-breakpoint
-- The table becomes a partitioned one, which only a new table can be. Its rows are written again, in
-- their order, through the trigger that links them.
LOCK TABLE "audit_log" IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
CREATE TEMPORARY TABLE "audit_log_before" ON COMMIT DROP AS SELECT * FROM "audit_log";--> statement-breakpoint
DROP TABLE "audit_log";--> statement-breakpoint
CREATE TABLE "audit_log" (
	"seq" bigint DEFAULT 0 NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_audience" text NOT NULL,
	"actor_id" uuid NOT NULL,
	"session_id" uuid,
	"permission" text,
	"endpoint" text NOT NULL,
	"entity" text,
	"entity_id" text,
	"before" jsonb,
	"after" jsonb,
	"request_id" text NOT NULL,
	"address_fingerprint" "bytea",
	"address" text,
	"previous_hash" "bytea" DEFAULT '' NOT NULL,
	"hash" "bytea" DEFAULT '' NOT NULL,
	CONSTRAINT "audit_log_once" PRIMARY KEY("seq","at")
) PARTITION BY RANGE ("at");
--> statement-breakpoint
CREATE INDEX "audit_log_of_entity" ON "audit_log" USING btree ("entity","entity_id","seq");--> statement-breakpoint
CREATE INDEX "audit_log_of_actor" ON "audit_log" USING btree ("actor_id","seq");--> statement-breakpoint
CREATE INDEX "audit_log_of_time" ON "audit_log" USING btree ("at","seq");--> statement-breakpoint
-- A month without a partition of its own never fails a command: its rows are in this one.
CREATE TABLE "audit_log_default" PARTITION OF "audit_log" DEFAULT;--> statement-breakpoint
DO $$
DECLARE month timestamptz := date_trunc('month', now(), 'UTC');
BEGIN
	FOR i IN 1..3 LOOP
		EXECUTE format('CREATE TABLE %I PARTITION OF audit_log FOR VALUES FROM (%L) TO (%L)',
			'audit_log_' || to_char(month AT TIME ZONE 'UTC', 'YYYY_MM'), month, month + interval '1 month');
		month := month + interval '1 month';
	END LOOP;
END $$;
--> statement-breakpoint
-- The lock of the head orders the commits: a row is linked to the row that was committed before it.
CREATE FUNCTION "link_audit_log"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE head audit_head%ROWTYPE;
BEGIN
	SELECT * INTO head FROM audit_head FOR UPDATE;
	IF NOT FOUND THEN
		INSERT INTO audit_head (id, seq, hash)
			SELECT 1, coalesce(max(seq), 0), coalesce((SELECT hash FROM audit_log ORDER BY seq DESC LIMIT 1), '')
			FROM audit_log
			ON CONFLICT DO NOTHING;
		SELECT * INTO head FROM audit_head FOR UPDATE;
	END IF;
	NEW.seq := head.seq + 1;
	NEW.previous_hash := head.hash;
	NEW.hash := sha256(NEW.previous_hash || convert_to(jsonb_build_array(
		extract(epoch FROM NEW.at), NEW.actor_audience, NEW.actor_id, NEW.session_id, NEW.permission,
		NEW.endpoint, NEW.entity, NEW.entity_id, NEW.before, NEW.after, NEW.request_id,
		encode(NEW.address_fingerprint, 'hex'), NEW.address)::text, 'UTF8'));
	UPDATE audit_head SET seq = NEW.seq, hash = NEW.hash;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "audit_log_linked" BEFORE INSERT ON "audit_log" FOR EACH ROW EXECUTE FUNCTION "link_audit_log"();--> statement-breakpoint
-- For each row: a trigger for the statement would not run when a partition is named directly.
CREATE TRIGGER "audit_log_append_only" BEFORE UPDATE OR DELETE ON "audit_log" FOR EACH ROW EXECUTE FUNCTION "refuse_audit_log_change"();--> statement-breakpoint
CREATE TRIGGER "audit_log_not_emptied" BEFORE TRUNCATE ON "audit_log" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_log_change"();--> statement-breakpoint
INSERT INTO "audit_log" ("at", "actor_audience", "actor_id", "session_id", "permission", "endpoint", "entity", "entity_id", "before", "after", "request_id", "address_fingerprint")
	SELECT "at", "actor_audience", "actor_id", "session_id", "permission", "endpoint", "entity", "entity_id", "before", "after", "request_id", "address_fingerprint"
	FROM "audit_log_before" ORDER BY "seq";--> statement-breakpoint
CREATE INDEX "audit_check_latest" ON "audit_check" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "audit_export_due" ON "audit_export" USING btree ("state","expires_at");--> statement-breakpoint
CREATE INDEX "audit_export_of_staff" ON "audit_export" USING btree ("staff_id","created_at");