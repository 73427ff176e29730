CREATE TABLE "job_closing_groups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_closing_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"closing_id" bigint NOT NULL,
	"group_id" bigint NOT NULL,
	"name" text NOT NULL,
	"to_group_id" bigint,
	"to_name" text,
	"template" text,
	"texts" jsonb,
	"leave_reason" text
);
--> statement-breakpoint
CREATE TABLE "job_closing_people" (
	"closing_id" bigint NOT NULL,
	"application_id" bigint NOT NULL,
	"closing_group_id" bigint NOT NULL,
	"state" text NOT NULL,
	"problem" text,
	"done_at" timestamp with time zone,
	CONSTRAINT "job_closing_people_closing_id_application_id_pk" PRIMARY KEY("closing_id","application_id")
);
--> statement-breakpoint
CREATE TABLE "job_closings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_closings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"job_id" bigint NOT NULL,
	"client_id" varchar(64) NOT NULL,
	"closed_by" bigint,
	"closed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reopened_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "notice_settings" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"choices" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"daily_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"application_id" bigint NOT NULL,
	"subject_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	"mailed_at" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX "application_notes_unread";--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "shows_answers" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "job_closing_groups" ADD CONSTRAINT "job_closing_groups_closing_id_job_closings_id_fk" FOREIGN KEY ("closing_id") REFERENCES "public"."job_closings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_closing_people" ADD CONSTRAINT "job_closing_people_closing_id_job_closings_id_fk" FOREIGN KEY ("closing_id") REFERENCES "public"."job_closings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_closing_people" ADD CONSTRAINT "job_closing_people_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_closing_people" ADD CONSTRAINT "job_closing_people_closing_group_id_job_closing_groups_id_fk" FOREIGN KEY ("closing_group_id") REFERENCES "public"."job_closing_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_closings" ADD CONSTRAINT "job_closings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_closings" ADD CONSTRAINT "job_closings_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_closings" ADD CONSTRAINT "job_closings_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_settings" ADD CONSTRAINT "notice_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_closing_groups_closing" ON "job_closing_groups" USING btree ("closing_id");--> statement-breakpoint
CREATE INDEX "job_closing_people_application" ON "job_closing_people" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "job_closing_people_group" ON "job_closing_people" USING btree ("closing_group_id");--> statement-breakpoint
CREATE UNIQUE INDEX "job_closings_request" ON "job_closings" USING btree ("company_id","client_id");--> statement-breakpoint
CREATE INDEX "job_closings_job" ON "job_closings" USING btree ("job_id");--> statement-breakpoint
CREATE UNIQUE INDEX "notice_settings_token" ON "notice_settings" USING btree ("token");--> statement-breakpoint
CREATE UNIQUE INDEX "notices_subject" ON "notices" USING btree ("user_id","kind","subject_id");--> statement-breakpoint
CREATE INDEX "notices_person" ON "notices" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notices_unread" ON "notices" USING btree ("user_id","id" DESC NULLS LAST) WHERE "notices"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notices_application" ON "notices" USING btree ("application_id");--> statement-breakpoint
-- Mentions that were not read stay new. They were mailed when they were written.
INSERT INTO "notices" ("user_id", "kind", "application_id", "subject_id", "created_at", "mailed_at")
  SELECT u."id", 'mention', n."application_id", n."id", n."created_at", n."created_at"
  FROM "application_notes" n CROSS JOIN unnest(n."unread_by") AS m("id") JOIN "users" u ON u."id" = m."id"
  ORDER BY n."id";--> statement-breakpoint
ALTER TABLE "application_notes" DROP COLUMN "unread_by";