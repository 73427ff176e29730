CREATE TABLE "password_reset_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "password_reset_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" varchar(254) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "conversations" DROP CONSTRAINT "conversations_candidate_id_candidates_id_fk";
--> statement-breakpoint
DROP INDEX "applications_running";--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "by_guest" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "disown_hash" "bytea";--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "disputed_at" timestamp with time zone;--> statement-breakpoint
UPDATE "applications" SET "by_guest" = true FROM "candidates" WHERE "candidates"."id" = "applications"."candidate_id" AND "candidates"."user_id" IS NULL;--> statement-breakpoint
ALTER TABLE "pending_registrations" ADD COLUMN "browser_hash" "bytea";--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "applications_disown" ON "applications" USING btree ("disown_hash") WHERE "applications"."disown_hash" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "applications_running_guest" ON "applications" USING btree ("job_id","email") WHERE "applications"."outcome" in ('under_review', 'passed') and "applications"."by_guest";--> statement-breakpoint
CREATE INDEX "candidates_photo" ON "candidates" USING btree ("photo_file_id") WHERE "candidates"."photo_file_id" is not null;--> statement-breakpoint
CREATE INDEX "companies_logo" ON "companies" USING btree ("logo_file_id") WHERE "companies"."logo_file_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "applications_running" ON "applications" USING btree ("job_id","candidate_id") WHERE "applications"."outcome" in ('under_review', 'passed');