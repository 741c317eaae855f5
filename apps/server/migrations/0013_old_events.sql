CREATE INDEX "event_old" ON "event" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "lifecycle_log_old" ON "lifecycle_log" USING brin ("created_at");