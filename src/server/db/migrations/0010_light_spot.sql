ALTER TABLE "resumes" ADD COLUMN "in_profile" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "default_since" timestamp with time zone;