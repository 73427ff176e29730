CREATE TABLE "email_changes" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"email" varchar(254) NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"undo_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "former_emails" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "former_emails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"email" varchar(254) NOT NULL,
	"undo_hash" "bytea" NOT NULL,
	"left_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_alerts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_alerts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint,
	"email" varchar(254),
	"filters" jsonb NOT NULL,
	"frequency" text NOT NULL,
	"locale" text NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"paused_at" timestamp with time zone,
	"seen_up_to" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "job_alerts_one_owner" CHECK (num_nonnulls("job_alerts"."user_id", "job_alerts"."email") = 1)
);
--> statement-breakpoint
CREATE TABLE "saved_jobs" (
	"user_id" bigint NOT NULL,
	"job_id" bigint NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_jobs_user_id_job_id_pk" PRIMARY KEY("user_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "person_exports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "person_exports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"percent" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"claimed_until" timestamp with time zone,
	"file_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ready_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "user_agent" varchar(300);--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "dashboard_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "in_profile" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "default_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_emails" ADD CONSTRAINT "former_emails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_alerts" ADD CONSTRAINT "job_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD CONSTRAINT "saved_jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD CONSTRAINT "saved_jobs_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_exports" ADD CONSTRAINT "person_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_exports" ADD CONSTRAINT "person_exports_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "email_changes_token" ON "email_changes" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "email_changes_undo" ON "email_changes" USING btree ("undo_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "former_emails_undo" ON "former_emails" USING btree ("undo_hash");--> statement-breakpoint
CREATE INDEX "former_emails_user" ON "former_emails" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "job_alerts_token" ON "job_alerts" USING btree ("token");--> statement-breakpoint
CREATE UNIQUE INDEX "job_alerts_user_search" ON "job_alerts" USING btree ("user_id","filters");--> statement-breakpoint
CREATE UNIQUE INDEX "job_alerts_email_search" ON "job_alerts" USING btree ("email","filters");--> statement-breakpoint
CREATE INDEX "job_alerts_due" ON "job_alerts" USING btree ("due_at","id") WHERE "job_alerts"."confirmed_at" is not null and "job_alerts"."paused_at" is null;--> statement-breakpoint
CREATE INDEX "saved_jobs_job" ON "saved_jobs" USING btree ("job_id");--> statement-breakpoint
CREATE UNIQUE INDEX "person_exports_under_way" ON "person_exports" USING btree ("user_id") WHERE "person_exports"."state" in ('waiting', 'making');--> statement-breakpoint
CREATE INDEX "person_exports_user" ON "person_exports" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "person_exports_file" ON "person_exports" USING btree ("file_id") WHERE "person_exports"."file_id" is not null;