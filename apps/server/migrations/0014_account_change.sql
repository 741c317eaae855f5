CREATE TABLE "account_change" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"about" text NOT NULL,
	"former" jsonb NOT NULL,
	"to_mail" text,
	"to_mobile" text,
	"browser" text NOT NULL,
	"system" text NOT NULL,
	"network" text NOT NULL,
	"country" text,
	"created_at" timestamp with time zone NOT NULL,
	"undo_until" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "account_change_kind" CHECK ("account_change"."kind" in ('mail', 'mobile', 'passkeyAdded', 'passkeyRemoved', 'socialBound', 'socialUnbound')),
	CONSTRAINT "account_change_former" CHECK ("account_change"."former" ->> 'kind' = "account_change"."kind"),
	CONSTRAINT "account_change_one_address" CHECK ("account_change"."to_mail" is null or "account_change"."to_mobile" is null)
);
--> statement-breakpoint
ALTER TABLE "account_change" ADD CONSTRAINT "account_change_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_change_of_member" ON "account_change" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "account_change_over" ON "account_change" USING btree ("undo_until");