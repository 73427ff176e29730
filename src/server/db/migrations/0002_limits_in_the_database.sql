DROP INDEX "throttles_reset";--> statement-breakpoint
ALTER TABLE "throttles" ADD COLUMN "most" integer;--> statement-breakpoint
ALTER TABLE "throttles" ADD CONSTRAINT "throttles_most" CHECK ("throttles"."count" <= "throttles"."most");