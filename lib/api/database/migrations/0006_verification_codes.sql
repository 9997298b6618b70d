CREATE TABLE "verification_codes" (
	"shop_id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"channel" text NOT NULL,
	"tries_left" smallint NOT NULL,
	CONSTRAINT "verification_codes_shop_id_customer_id_sent_at_pk" PRIMARY KEY("shop_id","customer_id","sent_at")
);
--> statement-breakpoint
CREATE INDEX "verification_codes_age" ON "verification_codes" USING btree ("sent_at");