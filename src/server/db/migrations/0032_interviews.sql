CREATE TABLE "interview_calendars" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"feed_hash" "bytea",
	"feed_made_at" timestamp with time zone,
	"busy_url" text,
	"busy_times" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"busy_read_at" timestamp with time zone,
	"busy_tried_at" timestamp with time zone,
	"busy_problem" text
);
--> statement-breakpoint
CREATE TABLE "interview_kits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "interview_kits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"job_id" bigint,
	"kind" text,
	"name" varchar(100) NOT NULL,
	"questions" jsonb NOT NULL,
	"criteria" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "interview_links" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"interview_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "interview_round_people" (
	"round_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	CONSTRAINT "interview_round_people_round_id_user_id_pk" PRIMARY KEY("round_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "interview_rounds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "interview_rounds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"job_id" bigint NOT NULL,
	"client_id" varchar(64) NOT NULL,
	"kind" text NOT NULL,
	"minutes" integer NOT NULL,
	"place" text NOT NULL,
	"instructions" text NOT NULL,
	"time_zone" text NOT NULL,
	"choose_until" timestamp with time zone,
	"moves_allowed" integer NOT NULL,
	"move_until_hours" integer NOT NULL,
	"kit_id" bigint,
	"planned_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "interview_scorecards" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "interview_scorecards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"interview_id" bigint NOT NULL,
	"user_id" bigint,
	"questions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"criteria" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"recommendation" text,
	"sentence" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"saved_at" timestamp with time zone,
	"handed_in_at" timestamp with time zone,
	"requests" integer DEFAULT 0 NOT NULL,
	"requested_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "interview_slots" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "interview_slots_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"round_id" bigint NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"taken_by" bigint,
	"is_withdrawn" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "interviews" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "interviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"round_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"application_id" bigint NOT NULL,
	"state" text NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"moved_from" timestamp with time zone,
	"moves" integer DEFAULT 0 NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"cancelled_by" text,
	"word" text DEFAULT '' NOT NULL,
	"good_times" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"candidate_zone" text,
	"day_reminder_for" timestamp with time zone,
	"hour_reminder_for" timestamp with time zone,
	"judged_at" timestamp with time zone,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "calendar" jsonb;--> statement-breakpoint
ALTER TABLE "interview_calendars" ADD CONSTRAINT "interview_calendars_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_kits" ADD CONSTRAINT "interview_kits_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_kits" ADD CONSTRAINT "interview_kits_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_links" ADD CONSTRAINT "interview_links_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_round_people" ADD CONSTRAINT "interview_round_people_round_id_interview_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."interview_rounds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_round_people" ADD CONSTRAINT "interview_round_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_rounds" ADD CONSTRAINT "interview_rounds_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_rounds" ADD CONSTRAINT "interview_rounds_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_rounds" ADD CONSTRAINT "interview_rounds_kit_id_interview_kits_id_fk" FOREIGN KEY ("kit_id") REFERENCES "public"."interview_kits"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_rounds" ADD CONSTRAINT "interview_rounds_planned_by_users_id_fk" FOREIGN KEY ("planned_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_scorecards" ADD CONSTRAINT "interview_scorecards_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_scorecards" ADD CONSTRAINT "interview_scorecards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_slots" ADD CONSTRAINT "interview_slots_round_id_interview_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."interview_rounds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_slots" ADD CONSTRAINT "interview_slots_taken_by_interviews_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."interviews"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_round_id_interview_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."interview_rounds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "interview_calendars_feed" ON "interview_calendars" USING btree ("feed_hash");--> statement-breakpoint
CREATE INDEX "interview_kits_company" ON "interview_kits" USING btree ("company_id","job_id");--> statement-breakpoint
CREATE INDEX "interview_kits_job" ON "interview_kits" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "interview_links_interview" ON "interview_links" USING btree ("interview_id");--> statement-breakpoint
CREATE INDEX "interview_round_people_user" ON "interview_round_people" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "interview_rounds_request" ON "interview_rounds" USING btree ("company_id","client_id");--> statement-breakpoint
CREATE INDEX "interview_rounds_job" ON "interview_rounds" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "interview_rounds_kit" ON "interview_rounds" USING btree ("kit_id");--> statement-breakpoint
CREATE UNIQUE INDEX "interview_scorecards_person" ON "interview_scorecards" USING btree ("interview_id","user_id");--> statement-breakpoint
CREATE INDEX "interview_scorecards_user" ON "interview_scorecards" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "interview_slots_start" ON "interview_slots" USING btree ("round_id","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "interview_slots_taken" ON "interview_slots" USING btree ("taken_by");--> statement-breakpoint
CREATE UNIQUE INDEX "interviews_person" ON "interviews" USING btree ("round_id","application_id");--> statement-breakpoint
CREATE INDEX "interviews_week" ON "interviews" USING btree ("company_id","starts_at");--> statement-breakpoint
CREATE INDEX "interviews_open" ON "interviews" USING btree ("company_id") WHERE "interviews"."state" in ('asked', 'none_suits');--> statement-breakpoint
CREATE INDEX "interviews_feedback" ON "interviews" USING btree ("company_id","ends_at") WHERE "interviews"."judged_at" is null and "interviews"."state" in ('booked', 'held');--> statement-breakpoint
CREATE INDEX "interviews_application" ON "interviews" USING btree ("application_id");