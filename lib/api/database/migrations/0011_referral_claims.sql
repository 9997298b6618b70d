CREATE TABLE "referral_claims" (
	"shop_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "referral_claims_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"referrer_id" bigint NOT NULL,
	"session_id" bigint NOT NULL,
	"claimed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "referral_claims_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE INDEX "referral_claims_referrer" ON "referral_claims" USING btree ("shop_id","referrer_id","claimed_at");--> statement-breakpoint
CREATE INDEX "referral_claims_session" ON "referral_claims" USING btree ("shop_id","session_id","claimed_at");--> statement-breakpoint
CREATE INDEX "referral_claims_age" ON "referral_claims" USING btree ("claimed_at");