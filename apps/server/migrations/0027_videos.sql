CREATE TABLE "film" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"declared_type" text NOT NULL,
	"declared_size" bigint NOT NULL,
	"original_key" text NOT NULL,
	"parts_id" text,
	"state" text DEFAULT 'sending' NOT NULL,
	"fault" text,
	"progress" integer DEFAULT 0 NOT NULL,
	"stream_key" text,
	"seconds" integer,
	"width" integer,
	"height" integer,
	"poster_key" text,
	"poster_width" integer,
	"poster_height" integer,
	"poster_thumbhash" text,
	"expires_at" timestamp with time zone NOT NULL,
	"clear_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "film_state" CHECK ("film"."state" in ('sending', 'received', 'transcoding', 'ready', 'refused', 'expired')),
	CONSTRAINT "film_size" CHECK ("film"."declared_size" > 0),
	CONSTRAINT "film_progress" CHECK ("film"."progress" between 0 and 100),
	CONSTRAINT "film_ready_is_whole" CHECK ("film"."state" <> 'ready' or ("film"."stream_key" is not null and "film"."poster_key" is not null
        and "film"."seconds" > 0 and "film"."width" > 0 and "film"."height" > 0
        and "film"."poster_width" > 0 and "film"."poster_height" > 0)),
	CONSTRAINT "film_refused_says_why" CHECK ("film"."state" <> 'refused' or "film"."fault" is not null)
);
--> statement-breakpoint
CREATE TABLE "video" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"topic" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"film_id" uuid,
	"chapter_starts" integer[] NOT NULL,
	"publish_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "video_state" CHECK ("video"."state" in ('draft', 'scheduled', 'published', 'withdrawn')),
	CONSTRAINT "video_topic" CHECK ("video"."topic" in ('inspection', 'machines', 'export', 'bidding', 'company')),
	CONSTRAINT "video_published_has_film" CHECK ("video"."state" <> 'published' or "video"."film_id" is not null),
	CONSTRAINT "video_published_has_time" CHECK ("video"."state" <> 'published' or "video"."published_at" is not null),
	CONSTRAINT "video_scheduled_has_time" CHECK ("video"."state" <> 'scheduled' or "video"."publish_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "video_device" (
	"video_id" uuid NOT NULL,
	"device_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "video_device_once" PRIMARY KEY("video_id","device_id")
);
--> statement-breakpoint
CREATE TABLE "video_text" (
	"video_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"chapter_titles" text[] NOT NULL,
	"captions" text NOT NULL,
	"is_draft" boolean NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "video_text_once" PRIMARY KEY("video_id","locale")
);
--> statement-breakpoint
ALTER TABLE "video" ADD CONSTRAINT "video_film_id_film_id_fk" FOREIGN KEY ("film_id") REFERENCES "public"."film"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_device" ADD CONSTRAINT "video_device_video_id_video_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."video"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_device" ADD CONSTRAINT "video_device_device_id_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."device"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_text" ADD CONSTRAINT "video_text_video_id_video_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."video"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "film_due" ON "film" USING btree ("expires_at") WHERE state = 'sending';--> statement-breakpoint
CREATE INDEX "film_to_clear" ON "film" USING btree ("clear_at") WHERE clear_at is not null;--> statement-breakpoint
CREATE INDEX "video_shown" ON "video" USING btree ("published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "video_due" ON "video" USING btree ("publish_at") WHERE state = 'scheduled';--> statement-breakpoint
CREATE INDEX "video_of_film" ON "video" USING btree ("film_id");--> statement-breakpoint
CREATE INDEX "video_changed" ON "video" USING btree ("updated_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "video_of_device" ON "video_device" USING btree ("device_id");