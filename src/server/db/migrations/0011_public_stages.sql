ALTER TABLE "applications" ADD COLUMN "public_since" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "application_groups" ADD COLUMN "public_stage" text DEFAULT 'in_review' NOT NULL;--> statement-breakpoint
UPDATE "applications" SET "public_since" = "stage_since";--> statement-breakpoint
UPDATE "application_groups" SET "public_stage" = CASE
  WHEN "fixed" = 'new' THEN 'received'
  WHEN "fixed" = 'hired' THEN 'hired'
  WHEN "fixed" = 'not_selected' THEN 'closed'
  WHEN lower("name") LIKE '%interview%' THEN 'interview'
  WHEN lower("name") LIKE '%offer%' THEN 'offer'
  ELSE 'in_review' END;
