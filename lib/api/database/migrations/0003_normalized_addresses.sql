-- Encodes every character that a URI must not have (RFC 3986), as lib/site/http/normalized-url.ts does. Host names keep
-- their case, and get the encoding of other characters, which parsers of URLs accept too.
CREATE FUNCTION pg_temp.encoded(text, text) RETURNS text LANGUAGE sql IMMUTABLE STRICT AS $$
	SELECT coalesce(string_agg(CASE WHEN "character" ~ $2 THEN "character"
		ELSE regexp_replace(upper(encode(convert_to("character", 'UTF8'), 'hex')), '(..)', '%\1', 'g') END, '' ORDER BY "position"), '')
	FROM regexp_split_to_table(regexp_replace($1, '%(?![0-9A-Fa-f]{2})', '%25', 'g'), '') WITH ORDINALITY AS "characters"("character", "position")
$$;--> statement-breakpoint
CREATE FUNCTION pg_temp.normalized(text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT pg_temp.encoded(substring("trimmed" FROM '^[^:]*://[^/?#]*'), '[][A-Za-z0-9._~:@!$&''()*+,;=%/-]')
		|| pg_temp.encoded(substring("trimmed" FROM '^[^:]*://[^/?#]*([^#]*)'), '[A-Za-z0-9._~:/?@!$&''()*+,;=%-]')
		|| coalesce('#' || pg_temp.encoded(substring("trimmed" FROM '#(.*)$'), '[A-Za-z0-9._~:/?@!$&''()*+,;=%-]'), '')
	FROM (SELECT btrim(regexp_replace($1, '[\t\n\r]', '', 'g')) AS "trimmed") AS "cleaned"
	WHERE "trimmed" ~ '^[^:]*://'
$$;--> statement-breakpoint
UPDATE "reviews" SET "images" = (
	SELECT array_agg(coalesce(pg_temp.normalized("image"), "image") ORDER BY "position")
	FROM unnest("images") WITH ORDINALITY AS "list"("image", "position")
) WHERE cardinality("images") > 0 AND array_to_string("images", '') ~ '[^A-Za-z0-9._~:/?#@!$&''()*+,;=%-]|%(?![0-9A-Fa-f]{2})';--> statement-breakpoint
DROP INDEX "subscriptions_address";--> statement-breakpoint
UPDATE "subscriptions" SET "address" = coalesce(pg_temp.normalized("normalized_address"), "normalized_address");--> statement-breakpoint
-- Where two addresses become equal, the older subscription stays.
DELETE FROM "subscriptions" "younger" USING "subscriptions" "older"
WHERE ("older"."shop_id", "older"."client_id", "older"."topic", "older"."address") = ("younger"."shop_id", "younger"."client_id", "younger"."topic", "younger"."address")
	AND ("older"."created_at", "older"."id") < ("younger"."created_at", "younger"."id");--> statement-breakpoint
UPDATE "deliveries" SET "state" = 'cancelled' WHERE "state" IN ('waiting', 'sending') AND NOT EXISTS (
	SELECT 1 FROM "subscriptions" WHERE "subscriptions"."shop_id" = "deliveries"."shop_id" AND "subscriptions"."id" = "deliveries"."subscription_id"
);--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_address" ON "subscriptions" USING btree ("shop_id","client_id","topic","address");--> statement-breakpoint
ALTER TABLE "subscriptions" DROP COLUMN "normalized_address";
