ALTER TABLE "share_links" DROP CONSTRAINT "share_links_set";--> statement-breakpoint
DROP INDEX "share_links_token";--> statement-breakpoint
ALTER TABLE "share_links" RENAME COLUMN "token" TO "token_hash";--> statement-breakpoint
-- SHA-256 in Base64 for URLs. Both statements write the table again, so its files no longer contain the tokens.
ALTER TABLE "share_links" ALTER COLUMN "token_hash" TYPE text USING rtrim(translate(encode(sha256(convert_to("token_hash", 'UTF8')), 'base64'), '+/', '-_'), '=');--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "token" TYPE text USING '';--> statement-breakpoint
ALTER TABLE "sessions" DROP COLUMN "token";--> statement-breakpoint
ALTER TABLE "tokens" ADD COLUMN "sealed_session" text;--> statement-breakpoint
CREATE INDEX "share_links_session" ON "share_links" USING btree ("shop_id","session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "share_links_token" ON "share_links" USING btree ("shop_id","token_hash");--> statement-breakpoint
-- The client "reviewsOnly" of the demo shop, for the template and the permanent sandbox. Its other data is that of "readOnly".
INSERT INTO "clients" ("id", "name", "secret_hash", "webhook_secret", "previous_webhook_secret", "previous_webhook_secret_ends_at", "scopes", "is_partner", "is_disabled")
SELECT replace("id", 'cl_3d07', 'cl_b6d4'), 'reviewsOnly', "secret_hash", "webhook_secret", "previous_webhook_secret", "previous_webhook_secret_ends_at", ARRAY['read_review', 'write_review'], false, false
FROM "clients" "original"
WHERE "id" IN ('cl_3d07', 'template:cl_3d07') AND EXISTS (
	SELECT 1 FROM "client_shops" "link" JOIN "shops" "shop" ON "shop"."id" = "link"."shop_id"
	WHERE "link"."client_id" = "original"."id" AND ("shop"."is_template" OR "shop"."sandbox_id" = 'sbx_permanent')
)
ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "client_shops" ("client_id", "shop_id")
SELECT replace("link"."client_id", 'cl_3d07', 'cl_b6d4'), "link"."shop_id"
FROM "client_shops" "link" JOIN "shops" "shop" ON "shop"."id" = "link"."shop_id"
WHERE "link"."client_id" IN ('cl_3d07', 'template:cl_3d07') AND ("shop"."is_template" OR "shop"."sandbox_id" = 'sbx_permanent')
ON CONFLICT DO NOTHING;
