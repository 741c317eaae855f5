CREATE TABLE "wanted_part" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"member_id" uuid NOT NULL,
	"words" text NOT NULL,
	"locale" text NOT NULL,
	"model_id" uuid,
	"check_at" timestamp with time zone,
	"found_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wanted_part_once" UNIQUE NULLS NOT DISTINCT("member_id","words","model_id"),
	CONSTRAINT "wanted_part_words" CHECK (char_length("wanted_part"."words") between 1 and 100),
	CONSTRAINT "wanted_part_found_is_final" CHECK (("wanted_part"."found_at" is null) = ("wanted_part"."check_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "wanted_part" ADD CONSTRAINT "wanted_part_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wanted_part" ADD CONSTRAINT "wanted_part_model_id_machine_model_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."machine_model"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wanted_part_due" ON "wanted_part" USING btree ("check_at") WHERE check_at is not null;--> statement-breakpoint
CREATE INDEX "wanted_part_newest" ON "wanted_part" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "wanted_part_of_model" ON "wanted_part" USING btree ("model_id");--> statement-breakpoint
-- What drizzle does not write: stores read what is wanted, and not by whom.
GRANT SELECT ("id", "words", "locale", "model_id", "found_at", "created_at") ON "wanted_part" TO "ironsouq_merchant";
