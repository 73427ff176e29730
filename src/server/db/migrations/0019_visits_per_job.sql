DROP INDEX "application_notes_mentions";--> statement-breakpoint
ALTER TABLE "board_visits" DROP CONSTRAINT "board_visits_pkey";--> statement-breakpoint
ALTER TABLE "application_notes" ADD COLUMN "unread_by" bigint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
UPDATE "application_notes" n SET "unread_by" = ARRAY(
  SELECT m FROM unnest(n."mentions") AS m
  WHERE m IS DISTINCT FROM n."author_id" AND n."created_at" > COALESCE(
    (SELECT v."last_at" FROM "board_visits" v WHERE v."user_id" = m),
    (SELECT u."created_at" FROM "users" u WHERE u."id" = m)))
WHERE cardinality(n."mentions") > 0;--> statement-breakpoint
ALTER TABLE "board_visits" ADD COLUMN "job_id" bigint;--> statement-breakpoint
ALTER TABLE "board_visits" ADD CONSTRAINT "board_visits_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_notes_unread" ON "application_notes" USING gin ("unread_by");--> statement-breakpoint
ALTER TABLE "board_visits" ADD CONSTRAINT "board_visits_user_job" UNIQUE NULLS NOT DISTINCT("user_id","job_id");