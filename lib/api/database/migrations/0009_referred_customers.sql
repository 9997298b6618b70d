ALTER TABLE "customers" ADD COLUMN "referred_by" bigint;--> statement-breakpoint
-- An operator can create the first index before the upgrade, with CONCURRENTLY, so that writes don't wait. The second one is empty.
CREATE INDEX IF NOT EXISTS "customers_referral_code" ON "customers" USING btree ("shop_id","referral_code") WHERE "customers"."referral_code" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "customers_referred_by" ON "customers" USING btree ("shop_id","referred_by","created_at") WHERE "customers"."referred_by" is not null;