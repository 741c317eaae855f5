CREATE TABLE "batch" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"action" text NOT NULL,
	"params" jsonb NOT NULL,
	"staff_id" uuid NOT NULL,
	"acting" jsonb NOT NULL,
	"state" text DEFAULT 'running' NOT NULL,
	"total" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"undo_of" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "batch_undone_once" UNIQUE("undo_of"),
	CONSTRAINT "batch_state" CHECK ("batch"."state" in ('running', 'paused', 'cancelled', 'done')),
	CONSTRAINT "batch_counts" CHECK ("batch"."done" + "batch"."refused" <= "batch"."total")
);
--> statement-breakpoint
CREATE TABLE "batch_row" (
	"batch_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"row_id" text NOT NULL,
	"outcome" text,
	"reason" jsonb,
	"change" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "batch_row_once" PRIMARY KEY("batch_id","position"),
	CONSTRAINT "batch_row_of_batch_once" UNIQUE("batch_id","row_id"),
	CONSTRAINT "batch_row_outcome" CHECK ("batch_row"."outcome" in ('done', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "saved_view" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"staff_id" uuid NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"state" jsonb NOT NULL,
	"is_shared" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_view_name_once" UNIQUE("staff_id","list","name")
);
--> statement-breakpoint
ALTER TABLE "batch" ADD CONSTRAINT "batch_undo_of_batch_id_fk" FOREIGN KEY ("undo_of") REFERENCES "public"."batch"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_row" ADD CONSTRAINT "batch_row_batch_id_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batch"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "batch_of_staff" ON "batch" USING btree ("staff_id","created_at","id");--> statement-breakpoint
CREATE INDEX "batch_row_waiting" ON "batch_row" USING btree ("batch_id","position") WHERE "batch_row"."outcome" is null;--> statement-breakpoint
CREATE INDEX "saved_view_shared" ON "saved_view" USING btree ("list") WHERE "saved_view"."is_shared";--> statement-breakpoint
ALTER TABLE "audit_export" ADD CONSTRAINT "audit_export_state" CHECK ("audit_export"."state" in ('asked', 'ready', 'expired'));