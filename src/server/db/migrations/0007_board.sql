CREATE TABLE "application_links" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"application_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"author_id" bigint,
	"body" text NOT NULL,
	"mentions" bigint[] DEFAULT '{}' NOT NULL,
	"client_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "board_settings" (
	"company_id" bigint PRIMARY KEY NOT NULL,
	"blind_until_group_id" bigint
);
--> statement-breakpoint
CREATE TABLE "board_visits" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"new_since" timestamp with time zone,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "applications_board";--> statement-breakpoint
DROP INDEX "applications_job_group";--> statement-breakpoint
ALTER TABLE "applications" ALTER COLUMN "applied_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "applications" ALTER COLUMN "applied_at" SET DEFAULT now();--> statement-breakpoint
ALTER TABLE "applications" ALTER COLUMN "stage_since" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "applications" ALTER COLUMN "stage_since" SET DEFAULT now();--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "score_place" integer GENERATED ALWAYS AS (coalesce(100 - manager_score, 201 - ai_score, 302)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "profession" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "experience_level" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "education_level" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "country_code" varchar(2);--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "search_name" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "search_skills" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "source" varchar(60);--> statement-breakpoint
ALTER TABLE "application_links" ADD CONSTRAINT "application_links_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_settings" ADD CONSTRAINT "board_settings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_settings" ADD CONSTRAINT "board_settings_blind_until_group_id_application_groups_id_fk" FOREIGN KEY ("blind_until_group_id") REFERENCES "public"."application_groups"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_visits" ADD CONSTRAINT "board_visits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_links_application" ON "application_links" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "application_notes_application" ON "application_notes" USING btree ("application_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "application_notes_client" ON "application_notes" USING btree ("author_id","client_id");--> statement-breakpoint
CREATE INDEX "applications_column_by_score" ON "applications" USING btree ("company_id","group_id","score_place","rank","id");--> statement-breakpoint
CREATE INDEX "applications_column_by_hand" ON "applications" USING btree ("company_id","group_id","rank","id");--> statement-breakpoint
CREATE INDEX "applications_column_newest" ON "applications" USING btree ("company_id","group_id","applied_at","id");--> statement-breakpoint
CREATE INDEX "applications_column_longest" ON "applications" USING btree ("company_id","group_id","stage_since","id");--> statement-breakpoint
CREATE INDEX "applications_job_column_by_score" ON "applications" USING btree ("job_id","group_id","score_place","rank","id");--> statement-breakpoint
CREATE INDEX "applications_job_column_by_hand" ON "applications" USING btree ("job_id","group_id","rank","id");--> statement-breakpoint
CREATE INDEX "applications_job_column_newest" ON "applications" USING btree ("job_id","group_id","applied_at","id");--> statement-breakpoint
CREATE INDEX "applications_job_column_longest" ON "applications" USING btree ("job_id","group_id","stage_since","id");--> statement-breakpoint
CREATE INDEX "applications_counted" ON "applications" USING btree ("company_id","group_id","job_id");--> statement-breakpoint
CREATE INDEX "applications_without_facts" ON "applications" USING btree ("id") WHERE "applications"."search_name" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "application_groups_name" ON "application_groups" USING btree ("company_id",lower("name"));