CREATE TABLE "yard_hours" (
	"yard_id" uuid NOT NULL,
	"weekday" smallint NOT NULL,
	"opens_at" smallint NOT NULL,
	"closes_at" smallint NOT NULL,
	"break_from" smallint,
	"break_until" smallint,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "yard_hours_once" PRIMARY KEY("yard_id","weekday"),
	CONSTRAINT "yard_hours_weekday" CHECK ("yard_hours"."weekday" between 1 and 7),
	CONSTRAINT "yard_hours_of_day" CHECK (0 <= "yard_hours"."opens_at" and "yard_hours"."opens_at" < "yard_hours"."closes_at" and "yard_hours"."closes_at" <= 1440),
	CONSTRAINT "yard_hours_break" CHECK (("yard_hours"."break_from" is null) = ("yard_hours"."break_until" is null)
        and "yard_hours"."opens_at" < "yard_hours"."break_from" and "yard_hours"."break_from" < "yard_hours"."break_until"
        and "yard_hours"."break_until" < "yard_hours"."closes_at")
);
--> statement-breakpoint
ALTER TABLE "yard" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "yard" ADD COLUMN "whatsapp" text;--> statement-breakpoint
ALTER TABLE "yard" ADD COLUMN "viewing_mail" text;--> statement-breakpoint
ALTER TABLE "yard" ADD COLUMN "time_zone" text DEFAULT 'Asia/Dubai' NOT NULL;--> statement-breakpoint
ALTER TABLE "yard_text" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "yard_hours" ADD CONSTRAINT "yard_hours_yard_id_yard_id_fk" FOREIGN KEY ("yard_id") REFERENCES "public"."yard"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "device_listed_of_seller" ON "device" USING btree ("seller_id","listed_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE state = 'listed';--> statement-breakpoint
ALTER TABLE "yard" ADD CONSTRAINT "yard_phone" CHECK ("yard"."phone" ~ '^[+][1-9][0-9]{6,14}$');--> statement-breakpoint
ALTER TABLE "yard" ADD CONSTRAINT "yard_whatsapp" CHECK ("yard"."whatsapp" ~ '^[+][1-9][0-9]{6,14}$');--> statement-breakpoint
ALTER TABLE "yard" ADD CONSTRAINT "yard_viewing_mail" CHECK ("yard"."viewing_mail" ~ '^[^@[:space:]]+@[^@[:space:]]+$');--> statement-breakpoint
ALTER TABLE "yard" ADD CONSTRAINT "yard_time_zone" CHECK ("yard"."time_zone" ~ '^[A-Za-z]+(/[A-Za-z_+0-9-]+)*$');