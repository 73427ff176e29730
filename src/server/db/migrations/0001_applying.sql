CREATE TABLE "cv_uploads" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cv_uploads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"token_hash" "bytea" NOT NULL,
	"job_id" bigint NOT NULL,
	"file_id" bigint NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "mails_unsent";--> statement-breakpoint
ALTER TABLE "cv_uploads" ADD CONSTRAINT "cv_uploads_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_uploads" ADD CONSTRAINT "cv_uploads_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cv_uploads_token" ON "cv_uploads" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "cv_uploads_file" ON "cv_uploads" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "cv_uploads_expiry" ON "cv_uploads" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "mails_unsent" ON "mails" USING btree ("attempts","id") WHERE "mails"."sent_at" is null;