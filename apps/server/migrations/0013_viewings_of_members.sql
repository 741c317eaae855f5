ALTER TABLE "inquiry" ADD COLUMN "points" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "viewing" ADD COLUMN "member_id" uuid;--> statement-breakpoint
ALTER TABLE "viewing" ADD CONSTRAINT "viewing_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "viewing_of_member" ON "viewing" USING btree ("member_id","starts_at");--> statement-breakpoint
ALTER TABLE "inquiry" ADD CONSTRAINT "inquiry_points" CHECK ("inquiry"."points" <@ array['portPrice', 'loadingDate', 'startVideo', 'serviceBook', 'repairs', 'warranty']);