CREATE TABLE "maintenance" (
	"cleaned_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
INSERT INTO "maintenance" ("cleaned_at") VALUES (now());
--> statement-breakpoint
-- An operator can create these indexes before the upgrade, with CONCURRENTLY, so that writes don't wait.
CREATE INDEX IF NOT EXISTS "reviews_recent" ON "reviews" USING btree ("shop_id","created_at","id","is_published");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "reviews_helpful" ON "reviews" USING btree ("shop_id","votes","created_at","id","is_published");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "reviews_highest" ON "reviews" USING btree ("shop_id","rate","created_at","id","is_published");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "reviews_lowest" ON "reviews" USING btree ("shop_id","rate","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"is_published");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "reviews_photos" ON "reviews" USING btree ("shop_id",(cardinality("images") > 0),"created_at","id","is_published");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "reviews_relevant" ON "reviews" USING btree ("shop_id","is_pinned","is_verified_buyer","votes",(cardinality("images") > 0),"created_at","id","is_published");--> statement-breakpoint
-- The embedded database has no extensions, and some servers allow none, or have them in another schema. There, a search reads the reviews of its shop.
DO $$ BEGIN
	CREATE EXTENSION IF NOT EXISTS "btree_gin";
	CREATE EXTENSION IF NOT EXISTS "pg_trgm";
	CREATE INDEX IF NOT EXISTS "reviews_search" ON "reviews" USING gin ("shop_id","search_text" gin_trgm_ops);
EXCEPTION
	WHEN feature_not_supported OR undefined_file OR undefined_object OR insufficient_privilege THEN
		RAISE NOTICE 'The index of the search is left out: %', SQLERRM;
END $$;
--> statement-breakpoint
-- Last, because from here until the commit, reads wait too.
DROP INDEX IF EXISTS "reviews_age";
