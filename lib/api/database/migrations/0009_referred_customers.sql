-- First, since reads of customers wait once a statement has changed the table. An operator can create it before the upgrade, with CONCURRENTLY, so that writes don't wait either.
CREATE INDEX IF NOT EXISTS "customers_referral_code" ON "customers" USING btree ("shop_id","referral_code") WHERE "customers"."referral_code" is not null;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "referred_by" bigint;
