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
ALTER TABLE "companies" ADD COLUMN "shows_answers" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "job_closing_groups" ADD CONSTRAINT "job_closing_groups_closing_id_job_closings_id_fk" FOREIGN KEY ("closing_id") REFERENCES "public"."job_closings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_closing_people" ADD CONSTRAINT "job_closing_people_closing_id_job_closings_id_fk" FOREIGN KEY ("closing_id") REFERENCES "public"."job_closings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_closing_people" ADD CONSTRAINT "job_closing_people_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_closing_people" ADD CONSTRAINT "job_closing_people_closing_group_id_job_closing_groups_id_fk" FOREIGN KEY ("closing_group_id") REFERENCES "public"."job_closing_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_closings" ADD CONSTRAINT "job_closings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_closings" ADD CONSTRAINT "job_closings_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_closings" ADD CONSTRAINT "job_closings_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_closing_groups_closing" ON "job_closing_groups" USING btree ("closing_id");--> statement-breakpoint
CREATE INDEX "job_closing_people_application" ON "job_closing_people" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "job_closing_people_group" ON "job_closing_people" USING btree ("closing_group_id");--> statement-breakpoint
CREATE UNIQUE INDEX "job_closings_request" ON "job_closings" USING btree ("company_id","client_id");--> statement-breakpoint
CREATE INDEX "job_closings_job" ON "job_closings" USING btree ("job_id");