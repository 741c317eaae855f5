CREATE TABLE "viewing" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"device_id" uuid NOT NULL,
	"yard_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	"name" text NOT NULL,
	"mail" text,
	"mobile" text,
	"locale" text NOT NULL,
	"state" text DEFAULT 'booked' NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"yard_place" smallint NOT NULL,
	"ticket" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "viewing_ticket_once" UNIQUE("ticket"),
	CONSTRAINT "viewing_state" CHECK ("viewing"."state" in ('booked', 'cancelled')),
	CONSTRAINT "viewing_span" CHECK ("viewing"."starts_at" < "viewing"."ends_at"),
	CONSTRAINT "viewing_contact" CHECK ("viewing"."mail" is not null or "viewing"."mobile" is not null),
	CONSTRAINT "viewing_yard_place" CHECK ("viewing"."yard_place" between 1 and 12),
	CONSTRAINT "viewing_sequence" CHECK ("viewing"."sequence" >= 0)
);
--> statement-breakpoint
ALTER TABLE "viewing" ADD CONSTRAINT "viewing_device_id_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."device"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewing" ADD CONSTRAINT "viewing_yard_id_yard_id_fk" FOREIGN KEY ("yard_id") REFERENCES "public"."yard"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "viewing_of_device_once" ON "viewing" USING btree ("device_id","starts_at") WHERE state = 'booked';--> statement-breakpoint
CREATE UNIQUE INDEX "viewing_yard_place_once" ON "viewing" USING btree ("yard_id","day","yard_place") WHERE state = 'booked';--> statement-breakpoint
CREATE INDEX "viewing_over" ON "viewing" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "viewing_of_mail" ON "viewing" USING btree (lower("mail"));--> statement-breakpoint
CREATE INDEX "viewing_of_mobile" ON "viewing" USING btree ("mobile");