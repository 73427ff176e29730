CREATE TABLE "company_exports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_exports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"percent" integer DEFAULT 0 NOT NULL,
	"file_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ready_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "import_refusals" (
	"import_id" bigint NOT NULL,
	"row" integer NOT NULL,
	"problem" text NOT NULL,
	CONSTRAINT "import_refusals_import_id_row_pk" PRIMARY KEY("import_id","row")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"user_id" bigint,
	"file_id" bigint,
	"cvs_file_id" bigint,
	"name" varchar(255) NOT NULL,
	"bytes" integer NOT NULL,
	"encoding" text NOT NULL,
	"delimiter" text NOT NULL,
	"system" text,
	"headers" jsonb NOT NULL,
	"rows" integer NOT NULL,
	"fields" jsonb NOT NULL,
	"job_id" bigint,
	"stages" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"date_order" text DEFAULT 'day_first' NOT NULL,
	"known" text DEFAULT 'skip' NOT NULL,
	"same_phone" text DEFAULT 'skip' NOT NULL,
	"check" jsonb,
	"state" text DEFAULT 'checked' NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"updated" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"scores_asked_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "sent_phone" text GENERATED ALWAYS AS (snapshot #>> '{personalInfo,phone}') STORED;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "import_id" bigint;--> statement-breakpoint
ALTER TABLE "company_exports" ADD CONSTRAINT "company_exports_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_exports" ADD CONSTRAINT "company_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_exports" ADD CONSTRAINT "company_exports_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_refusals" ADD CONSTRAINT "import_refusals_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_cvs_file_id_files_id_fk" FOREIGN KEY ("cvs_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "company_exports_under_way" ON "company_exports" USING btree ("company_id") WHERE "company_exports"."state" in ('waiting', 'making');--> statement-breakpoint
CREATE INDEX "company_exports_company" ON "company_exports" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "company_exports_user" ON "company_exports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "company_exports_file" ON "company_exports" USING btree ("file_id") WHERE "company_exports"."file_id" is not null;--> statement-breakpoint
CREATE INDEX "imports_company" ON "imports" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "imports_user" ON "imports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "imports_file" ON "imports" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "imports_cvs" ON "imports" USING btree ("cvs_file_id");--> statement-breakpoint
CREATE INDEX "imports_job" ON "imports" USING btree ("job_id");--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_import" ON "applications" USING btree ("import_id") WHERE "applications"."import_id" is not null;--> statement-breakpoint
CREATE INDEX "applications_phone" ON "applications" USING btree ("job_id","sent_phone") WHERE "applications"."sent_phone" is not null;