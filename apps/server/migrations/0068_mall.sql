CREATE TABLE "address" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"member_id" uuid NOT NULL,
	"recipient" text NOT NULL,
	"phone" text NOT NULL,
	"country" text NOT NULL,
	"region" text NOT NULL,
	"city" text NOT NULL,
	"detail" text NOT NULL,
	"makani" text,
	"postal_code" text,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "address_country" CHECK ("address"."country" ~ '^[A-Z]{2}$'),
	CONSTRAINT "address_makani" CHECK ("address"."makani" ~ '^[0-9]{10}$'),
	CONSTRAINT "address_detail" CHECK (char_length("address"."detail") between 5 and 50)
);
--> statement-breakpoint
CREATE TABLE "cart" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"member_id" uuid,
	"token_hash" "bytea",
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_of_member_once" UNIQUE("member_id"),
	CONSTRAINT "cart_of_visitor_once" UNIQUE("token_hash"),
	CONSTRAINT "cart_has_one_owner" CHECK (("cart"."member_id" is null) <> ("cart"."token_hash" is null))
);
--> statement-breakpoint
CREATE TABLE "cart_line" (
	"cart_id" uuid NOT NULL,
	"sku_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"is_checked" boolean DEFAULT true NOT NULL,
	"seen_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_line_once" PRIMARY KEY("cart_id","sku_id"),
	CONSTRAINT "cart_line_quantity" CHECK ("cart_line"."quantity" between 1 and 9999)
);
--> statement-breakpoint
CREATE TABLE "freight_rule" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"seller_id" uuid NOT NULL,
	"freight_template_id" uuid NOT NULL,
	"regions" text[] NOT NULL,
	"first_units" integer NOT NULL,
	"first_minor" bigint NOT NULL,
	"further_units" integer NOT NULL,
	"further_minor" bigint NOT NULL,
	"free_from_minor" bigint,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "freight_rule_regions" CHECK (cardinality("freight_rule"."regions") > 0),
	CONSTRAINT "freight_rule_amounts" CHECK ("freight_rule"."first_units" > 0 and "freight_rule"."further_units" > 0 and "freight_rule"."first_minor" >= 0 and "freight_rule"."further_minor" >= 0
        and ("freight_rule"."free_from_minor" is null or "freight_rule"."free_from_minor" >= 0))
);
--> statement-breakpoint
CREATE TABLE "freight_template" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"seller_id" uuid NOT NULL,
	"name" text NOT NULL,
	"unit" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "freight_template_of_seller" UNIQUE("seller_id","id"),
	CONSTRAINT "freight_template_name_once" UNIQUE("seller_id","name"),
	CONSTRAINT "freight_template_unit" CHECK ("freight_template"."unit" in ('weight', 'piece'))
);
--> statement-breakpoint
CREATE TABLE "checkout" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"pay_no" text NOT NULL,
	"state" text NOT NULL,
	"currency" text NOT NULL,
	"total_minor" bigint NOT NULL,
	"rates" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "checkout_pay_no_once" UNIQUE("pay_no"),
	CONSTRAINT "checkout_total" CHECK ("checkout"."total_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_adjustment" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"order_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"order_line_id" uuid,
	"kind" text NOT NULL,
	"funded_by" text NOT NULL,
	"source_id" uuid,
	"amount_minor" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_adjustment_kind" CHECK ("order_adjustment"."kind" in ('merchantPrice', 'memberLevel', 'fullReduction', 'storeCoupon', 'platformCoupon', 'points', 'freeShipping')),
	CONSTRAINT "order_adjustment_funder" CHECK ("order_adjustment"."funded_by" in ('store', 'platform')),
	CONSTRAINT "order_adjustment_amount" CHECK ("order_adjustment"."amount_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "order_line" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"order_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"product_id" uuid NOT NULL,
	"sku_id" uuid NOT NULL,
	"warehouse_id" uuid,
	"sku_code" text NOT NULL,
	"name" jsonb NOT NULL,
	"variant" jsonb NOT NULL,
	"picture_key" text,
	"quantity" integer NOT NULL,
	"shipped_quantity" integer DEFAULT 0 NOT NULL,
	"unit_minor" bigint NOT NULL,
	"goods_minor" bigint NOT NULL,
	"discount_minor" bigint NOT NULL,
	"paid_minor" bigint NOT NULL,
	"vat_minor" bigint NOT NULL,
	"tax_scheme" text NOT NULL,
	"commission_ppm" integer NOT NULL,
	"commission_minor" bigint NOT NULL,
	"weight_g" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_line_place_once" UNIQUE("order_id","position"),
	CONSTRAINT "order_line_sku_once" UNIQUE("order_id","sku_id"),
	CONSTRAINT "order_line_quantity" CHECK ("order_line"."quantity" > 0 and "order_line"."shipped_quantity" between 0 and "order_line"."quantity"),
	CONSTRAINT "order_line_sum" CHECK ("order_line"."goods_minor" = "order_line"."unit_minor" * "order_line"."quantity" and "order_line"."paid_minor" = "order_line"."goods_minor" - "order_line"."discount_minor"
        and "order_line"."paid_minor" >= 0 and "order_line"."discount_minor" >= 0),
	CONSTRAINT "order_line_tax_scheme" CHECK ("order_line"."tax_scheme" in ('standard', 'zero', 'margin', 'exempt'))
);
--> statement-breakpoint
CREATE TABLE "store_order" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"number" text NOT NULL,
	"member_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"checkout_id" uuid NOT NULL,
	"kind" text DEFAULT 'general' NOT NULL,
	"is_virtual" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'pendingPayment' NOT NULL,
	"close_reason" text,
	"delivery" text NOT NULL,
	"address" jsonb,
	"pickup_warehouse_id" uuid,
	"currency" text NOT NULL,
	"goods_minor" bigint NOT NULL,
	"discount_minor" bigint NOT NULL,
	"freight_minor" bigint NOT NULL,
	"vat_minor" bigint NOT NULL,
	"payable_minor" bigint NOT NULL,
	"refunded_minor" bigint DEFAULT 0 NOT NULL,
	"amount_version" integer DEFAULT 1 NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"quantity" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"shipped_at" timestamp with time zone,
	"receive_by" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"canceled_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "store_order_number_once" UNIQUE("number"),
	CONSTRAINT "store_order_of_checkout_once" UNIQUE("checkout_id","seller_id","is_virtual"),
	CONSTRAINT "store_order_shard" UNIQUE("member_id","id"),
	CONSTRAINT "store_order_state" CHECK ("store_order"."state" in ('pendingPayment', 'grouping', 'pendingDelivery', 'pendingReceipt', 'completed', 'canceled')),
	CONSTRAINT "store_order_kind" CHECK ("store_order"."kind" in ('general', 'group', 'flash', 'points')),
	CONSTRAINT "store_order_delivery" CHECK ("store_order"."delivery" in ('courier', 'sameCity', 'pickup', 'none')),
	CONSTRAINT "store_order_canceled_says_why" CHECK (("store_order"."state" = 'canceled') = ("store_order"."close_reason" is not null)),
	CONSTRAINT "store_order_close_reason" CHECK ("store_order"."close_reason" in ('timeout', 'buyer', 'refund', 'groupFailed', 'platform')),
	CONSTRAINT "store_order_sum" CHECK ("store_order"."payable_minor" = "store_order"."goods_minor" - "store_order"."discount_minor" + "store_order"."freight_minor"
        and "store_order"."discount_minor" between 0 and "store_order"."goods_minor" + "store_order"."freight_minor" and "store_order"."freight_minor" >= 0
        and "store_order"."refunded_minor" between 0 and "store_order"."payable_minor" and "store_order"."vat_minor" between 0 and "store_order"."payable_minor"),
	CONSTRAINT "store_order_paid" CHECK ("store_order"."state" not in ('grouping', 'pendingDelivery', 'pendingReceipt', 'completed') or "store_order"."paid_at" is not null),
	CONSTRAINT "store_order_message" CHECK (char_length("store_order"."message") <= 200),
	CONSTRAINT "store_order_place" CHECK (case "store_order"."delivery" when 'pickup' then "store_order"."pickup_warehouse_id" is not null
        when 'none' then true else "store_order"."address" is not null end)
);
--> statement-breakpoint
CREATE TABLE "parcel" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"order_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"carrier" text NOT NULL,
	"tracking_no" text NOT NULL,
	"status" text,
	"ask_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "parcel_place_once" UNIQUE("order_id","position"),
	CONSTRAINT "parcel_tracking_once" UNIQUE("carrier","tracking_no"),
	CONSTRAINT "parcel_count" CHECK ("parcel"."position" between 1 and 10),
	CONSTRAINT "parcel_status" CHECK ("parcel"."status" in ('received', 'inTransit', 'reachedCity', 'signed', 'faulty'))
);
--> statement-breakpoint
CREATE TABLE "parcel_event" (
	"parcel_id" uuid NOT NULL,
	"carrier_ref" text NOT NULL,
	"member_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"status" text NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "parcel_event_once" PRIMARY KEY("parcel_id","carrier_ref"),
	CONSTRAINT "parcel_event_status" CHECK ("parcel_event"."status" in ('received', 'inTransit', 'reachedCity', 'signed', 'faulty'))
);
--> statement-breakpoint
CREATE TABLE "parcel_line" (
	"parcel_id" uuid NOT NULL,
	"order_line_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "parcel_line_once" PRIMARY KEY("parcel_id","order_line_id"),
	CONSTRAINT "parcel_line_quantity" CHECK ("parcel_line"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"member_id" uuid NOT NULL,
	"checkout_id" uuid,
	"method" text NOT NULL,
	"state" text DEFAULT 'opening' NOT NULL,
	"provider_ref" text,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"charged_minor" bigint NOT NULL,
	"charged_currency" text NOT NULL,
	"amount_version" integer NOT NULL,
	"step" jsonb,
	"expires_at" timestamp with time zone NOT NULL,
	"check_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_provider_ref_once" UNIQUE("method","provider_ref"),
	CONSTRAINT "payment_state" CHECK ("payment"."state" in ('opening', 'open', 'paid', 'surplus', 'failed', 'closed')),
	CONSTRAINT "payment_method" CHECK ("payment"."method" in ('card', 'paypal', 'paypalCard', 'alipay', 'wechat', 'balance')),
	CONSTRAINT "payment_amounts" CHECK ("payment"."amount_minor" > 0 and "payment"."charged_minor" > 0),
	CONSTRAINT "payment_paid_since" CHECK (("payment"."state" in ('paid', 'surplus')) = ("payment"."paid_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "payment_share" (
	"payment_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"charged_minor" bigint NOT NULL,
	"refunded_minor" bigint DEFAULT 0 NOT NULL,
	"refunded_charged_minor" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_share_once" PRIMARY KEY("payment_id","order_id"),
	CONSTRAINT "payment_share_refunds" CHECK ("payment_share"."refunded_minor" between 0 and "payment_share"."amount_minor"
        and "payment_share"."refunded_charged_minor" between 0 and "payment_share"."charged_minor")
);
--> statement-breakpoint
CREATE TABLE "provider_event" (
	"method" text NOT NULL,
	"event_id" text NOT NULL,
	"payment_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "provider_event_once" PRIMARY KEY("method","event_id")
);
--> statement-breakpoint
CREATE TABLE "refund" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"member_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"order_id" uuid,
	"state" text DEFAULT 'paying' NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"charged_minor" bigint NOT NULL,
	"charged_currency" text NOT NULL,
	"provider_ref" text,
	"check_at" timestamp with time zone,
	"succeeded_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "refund_state" CHECK ("refund"."state" in ('paying', 'succeeded', 'failed')),
	CONSTRAINT "refund_amounts" CHECK ("refund"."amount_minor" > 0 and "refund"."charged_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "product_attribute" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"unit" text,
	"is_filter" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_attribute_code_once" UNIQUE("code"),
	CONSTRAINT "product_attribute_kind" CHECK ("product_attribute"."kind" in ('choice', 'number', 'boolean', 'text')),
	CONSTRAINT "product_attribute_unit" CHECK ("product_attribute"."unit" is null or "product_attribute"."kind" = 'number')
);
--> statement-breakpoint
CREATE TABLE "product_attribute_choice" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"product_attribute_id" uuid NOT NULL,
	"code" text NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_attribute_choice_once" UNIQUE("product_attribute_id","code")
);
--> statement-breakpoint
CREATE TABLE "product_attribute_choice_text" (
	"product_attribute_choice_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_attribute_choice_text_once" PRIMARY KEY("product_attribute_choice_id","locale")
);
--> statement-breakpoint
CREATE TABLE "product_attribute_text" (
	"product_attribute_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_attribute_text_once" PRIMARY KEY("product_attribute_id","locale")
);
--> statement-breakpoint
CREATE TABLE "product_category" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"parent_id" uuid,
	"code" text NOT NULL,
	"position" integer NOT NULL,
	"is_shown" boolean DEFAULT true NOT NULL,
	"needs_review" boolean DEFAULT false NOT NULL,
	"commission_ppm" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_category_code_once" UNIQUE("code"),
	CONSTRAINT "product_category_commission" CHECK ("product_category"."commission_ppm" between 0 and 999999)
);
--> statement-breakpoint
CREATE TABLE "product_category_attribute" (
	"product_category_id" uuid NOT NULL,
	"product_attribute_id" uuid NOT NULL,
	"is_required" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_category_attribute_once" PRIMARY KEY("product_category_id","product_attribute_id")
);
--> statement-breakpoint
CREATE TABLE "product_category_text" (
	"product_category_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_category_text_once" PRIMARY KEY("product_category_id","locale")
);
--> statement-breakpoint
CREATE TABLE "product" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"seq" bigserial NOT NULL,
	"seller_id" uuid NOT NULL,
	"product_category_id" uuid NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"brand" text,
	"part_no" text,
	"condition" text NOT NULL,
	"is_virtual" boolean DEFAULT false NOT NULL,
	"tax_scheme" text DEFAULT 'standard' NOT NULL,
	"attributes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"delivery_methods" text[] NOT NULL,
	"freight_template_id" uuid,
	"warranty_days" smallint DEFAULT 0 NOT NULL,
	"lowest_minor" bigint NOT NULL,
	"highest_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"sold_count" integer DEFAULT 0 NOT NULL,
	"reason" text,
	"published_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_of_seller" UNIQUE("seller_id","id"),
	CONSTRAINT "product_seq_once" UNIQUE("seq"),
	CONSTRAINT "product_state" CHECK ("product"."state" in ('draft', 'underReview', 'rejected', 'onSale', 'withdrawn', 'removed', 'deleted')),
	CONSTRAINT "product_condition" CHECK ("product"."condition" in ('new', 'reconditioned', 'used')),
	CONSTRAINT "product_tax_scheme" CHECK ("product"."tax_scheme" in ('standard', 'zero', 'margin', 'exempt')),
	CONSTRAINT "product_delivery" CHECK (cardinality("product"."delivery_methods") > 0
        and "product"."delivery_methods" <@ array['courier', 'sameCity', 'pickup', 'none']::text[]),
	CONSTRAINT "product_virtual_is_not_sent" CHECK (not "product"."is_virtual" or "product"."delivery_methods" = array['none']),
	CONSTRAINT "product_prices" CHECK ("product"."lowest_minor" >= 0 and "product"."lowest_minor" <= "product"."highest_minor"),
	CONSTRAINT "product_refused_says_why" CHECK ("product"."state" not in ('rejected', 'removed') or "product"."reason" is not null)
);
--> statement-breakpoint
CREATE TABLE "product_fit" (
	"product_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"model_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_fit_once" PRIMARY KEY("product_id","model_id")
);
--> statement-breakpoint
CREATE TABLE "product_picture" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"product_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"object_key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"thumbhash" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_picture_place_once" UNIQUE("product_id","position")
);
--> statement-breakpoint
CREATE TABLE "product_text" (
	"product_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_text_once" PRIMARY KEY("product_id","locale")
);
--> statement-breakpoint
CREATE TABLE "sku" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"product_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"code" text NOT NULL,
	"values" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"price_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"weight_g" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"position" smallint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sku_of_seller" UNIQUE("seller_id","id"),
	CONSTRAINT "sku_code_once" UNIQUE("seller_id","code"),
	CONSTRAINT "sku_price" CHECK ("sku"."price_minor" >= 0),
	CONSTRAINT "sku_weight" CHECK ("sku"."weight_g" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"sku_id" uuid NOT NULL,
	"warehouse_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"on_hand" integer NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	"low_at" integer,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_once" PRIMARY KEY("sku_id","warehouse_id"),
	CONSTRAINT "stock_never_oversold" CHECK ("stock"."held" >= 0 and "stock"."held" <= "stock"."on_hand")
);
--> statement-breakpoint
CREATE TABLE "stock_hold" (
	"checkout_id" uuid NOT NULL,
	"sku_id" uuid NOT NULL,
	"warehouse_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"state" text DEFAULT 'held' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_hold_once" PRIMARY KEY("checkout_id","sku_id","warehouse_id"),
	CONSTRAINT "stock_hold_state" CHECK ("stock_hold"."state" in ('held', 'sold', 'released')),
	CONSTRAINT "stock_hold_quantity" CHECK ("stock_hold"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "stock_movement" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"seller_id" uuid NOT NULL,
	"sku_id" uuid NOT NULL,
	"warehouse_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"on_hand_change" integer NOT NULL,
	"held_change" integer NOT NULL,
	"checkout_id" uuid,
	"actor_id" uuid,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_movement_kind" CHECK ("stock_movement"."kind" in ('received', 'counted', 'writtenOff', 'held', 'released', 'sold', 'returned')),
	CONSTRAINT "stock_movement_some" CHECK ("stock_movement"."on_hand_change" <> 0 or "stock_movement"."held_change" <> 0)
);
--> statement-breakpoint
CREATE TABLE "store" (
	"id" uuid PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"is_own" boolean DEFAULT false NOT NULL,
	"currency" text DEFAULT 'AED' NOT NULL,
	"phone" text NOT NULL,
	"emirate" text NOT NULL,
	"area" text NOT NULL,
	"address" text NOT NULL,
	"logo_key" text,
	"reason" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "store_state" CHECK ("store"."state" in ('open', 'closed', 'offline', 'offlineReview', 'suspended', 'terminated')),
	CONSTRAINT "store_emirate" CHECK ("store"."emirate" in ('sharjah', 'dubai', 'abuDhabi', 'ajman', 'rasAlKhaimah', 'fujairah', 'ummAlQuwain')),
	CONSTRAINT "store_currency" CHECK ("store"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "store_offline_says_why" CHECK ("store"."state" not in ('offline', 'offlineReview', 'suspended') or "store"."reason" is not null)
);
--> statement-breakpoint
CREATE TABLE "store_text" (
	"seller_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"announcement" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "store_text_once" PRIMARY KEY("seller_id","locale"),
	CONSTRAINT "store_text_name" CHECK (char_length("store_text"."name") between 1 and 60)
);
--> statement-breakpoint
CREATE TABLE "warehouse" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"seller_id" uuid NOT NULL,
	"name" text NOT NULL,
	"emirate" text NOT NULL,
	"area" text NOT NULL,
	"address" text NOT NULL,
	"phone" text NOT NULL,
	"is_pickup_point" boolean DEFAULT false NOT NULL,
	"hours" text DEFAULT '' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "warehouse_emirate" CHECK ("warehouse"."emirate" in ('sharjah', 'dubai', 'abuDhabi', 'ajman', 'rasAlKhaimah', 'fujairah', 'ummAlQuwain'))
);
--> statement-breakpoint
ALTER TABLE "address" ADD CONSTRAINT "address_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_cart_id_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."cart"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "freight_rule" ADD CONSTRAINT "freight_rule_of_template" FOREIGN KEY ("seller_id","freight_template_id") REFERENCES "public"."freight_template"("seller_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "freight_template" ADD CONSTRAINT "freight_template_seller_id_store_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_adjustment" ADD CONSTRAINT "order_adjustment_of_order" FOREIGN KEY ("member_id","order_id") REFERENCES "public"."store_order"("member_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_of_order" FOREIGN KEY ("member_id","order_id") REFERENCES "public"."store_order"("member_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_order" ADD CONSTRAINT "store_order_checkout_id_checkout_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkout"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel" ADD CONSTRAINT "parcel_of_order" FOREIGN KEY ("member_id","order_id") REFERENCES "public"."store_order"("member_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_event" ADD CONSTRAINT "parcel_event_parcel_id_parcel_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcel"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_line" ADD CONSTRAINT "parcel_line_parcel_id_parcel_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcel"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_line" ADD CONSTRAINT "parcel_line_order_line_id_order_line_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_share" ADD CONSTRAINT "payment_share_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_attribute_choice" ADD CONSTRAINT "product_attribute_choice_product_attribute_id_product_attribute_id_fk" FOREIGN KEY ("product_attribute_id") REFERENCES "public"."product_attribute"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_attribute_choice_text" ADD CONSTRAINT "product_attribute_choice_text_product_attribute_choice_id_product_attribute_choice_id_fk" FOREIGN KEY ("product_attribute_choice_id") REFERENCES "public"."product_attribute_choice"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_attribute_text" ADD CONSTRAINT "product_attribute_text_product_attribute_id_product_attribute_id_fk" FOREIGN KEY ("product_attribute_id") REFERENCES "public"."product_attribute"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_category" ADD CONSTRAINT "product_category_parent" FOREIGN KEY ("parent_id") REFERENCES "public"."product_category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_category_attribute" ADD CONSTRAINT "product_category_attribute_product_category_id_product_category_id_fk" FOREIGN KEY ("product_category_id") REFERENCES "public"."product_category"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_category_attribute" ADD CONSTRAINT "product_category_attribute_product_attribute_id_product_attribute_id_fk" FOREIGN KEY ("product_attribute_id") REFERENCES "public"."product_attribute"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_category_text" ADD CONSTRAINT "product_category_text_product_category_id_product_category_id_fk" FOREIGN KEY ("product_category_id") REFERENCES "public"."product_category"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_seller_id_store_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_product_category_id_product_category_id_fk" FOREIGN KEY ("product_category_id") REFERENCES "public"."product_category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_freight" FOREIGN KEY ("seller_id","freight_template_id") REFERENCES "public"."freight_template"("seller_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_fit" ADD CONSTRAINT "product_fit_model_id_machine_model_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."machine_model"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_fit" ADD CONSTRAINT "product_fit_of_product" FOREIGN KEY ("seller_id","product_id") REFERENCES "public"."product"("seller_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_picture" ADD CONSTRAINT "product_picture_of_product" FOREIGN KEY ("seller_id","product_id") REFERENCES "public"."product"("seller_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_text" ADD CONSTRAINT "product_text_of_product" FOREIGN KEY ("seller_id","product_id") REFERENCES "public"."product"("seller_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sku" ADD CONSTRAINT "sku_of_product_of_seller" FOREIGN KEY ("seller_id","product_id") REFERENCES "public"."product"("seller_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_warehouse_id_warehouse_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."warehouse"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_of_sku" FOREIGN KEY ("seller_id","sku_id") REFERENCES "public"."sku"("seller_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_hold" ADD CONSTRAINT "stock_hold_of_stock" FOREIGN KEY ("sku_id","warehouse_id") REFERENCES "public"."stock"("sku_id","warehouse_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store" ADD CONSTRAINT "store_id_seller_id_fk" FOREIGN KEY ("id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_text" ADD CONSTRAINT "store_text_seller_id_store_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."store"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warehouse" ADD CONSTRAINT "warehouse_seller_id_store_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "address_of_member" ON "address" USING btree ("member_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "address_default_once" ON "address" USING btree ("member_id") WHERE is_default;--> statement-breakpoint
CREATE INDEX "cart_old" ON "cart" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "freight_rule_list" ON "freight_rule" USING btree ("seller_id","freight_template_id","position");--> statement-breakpoint
CREATE INDEX "checkout_of_member" ON "checkout" USING btree ("member_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "order_adjustment_list" ON "order_adjustment" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "store_order_of_member" ON "store_order" USING btree ("member_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "store_order_of_member_state" ON "store_order" USING btree ("member_id","state","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "store_order_of_seller" ON "store_order" USING btree ("seller_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "store_order_of_seller_state" ON "store_order" USING btree ("seller_id","state","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "store_order_to_expire" ON "store_order" USING btree ("expires_at") WHERE state = 'pendingPayment';--> statement-breakpoint
CREATE INDEX "store_order_to_receive" ON "store_order" USING btree ("receive_by") WHERE state = 'pendingReceipt';--> statement-breakpoint
CREATE INDEX "parcel_to_ask" ON "parcel" USING btree ("ask_at") WHERE ask_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_one_counts" ON "payment" USING btree ("checkout_id") WHERE state = 'paid';--> statement-breakpoint
CREATE INDEX "payment_of_checkout" ON "payment" USING btree ("checkout_id");--> statement-breakpoint
CREATE INDEX "payment_of_member" ON "payment" USING btree ("member_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "payment_to_check" ON "payment" USING btree ("check_at") WHERE check_at is not null;--> statement-breakpoint
CREATE INDEX "payment_share_of_order" ON "payment_share" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "provider_event_old" ON "provider_event" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "refund_of_order" ON "refund" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refund_of_surplus_once" ON "refund" USING btree ("payment_id") WHERE order_id is null;--> statement-breakpoint
CREATE INDEX "refund_to_check" ON "refund" USING btree ("check_at") WHERE check_at is not null;--> statement-breakpoint
CREATE INDEX "product_category_children" ON "product_category" USING btree ("parent_id","position");--> statement-breakpoint
CREATE INDEX "product_list_of_seller" ON "product" USING btree ("seller_id","state","updated_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "product_list_of_category" ON "product" USING btree ("product_category_id","state","published_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "product_to_review" ON "product" USING btree ("updated_at","id") WHERE state = 'underReview';--> statement-breakpoint
CREATE INDEX "product_of_part_no" ON "product" USING btree (upper("part_no"));--> statement-breakpoint
CREATE INDEX "product_fit_of_model" ON "product_fit" USING btree ("model_id","product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sku_values_once" ON "sku" USING btree ("product_id","values");--> statement-breakpoint
CREATE INDEX "sku_of_product" ON "sku" USING btree ("product_id","position");--> statement-breakpoint
CREATE INDEX "stock_of_seller" ON "stock" USING btree ("seller_id","warehouse_id");--> statement-breakpoint
CREATE INDEX "stock_hold_due" ON "stock_hold" USING btree ("expires_at") WHERE state = 'held';--> statement-breakpoint
CREATE INDEX "stock_movement_of_sku" ON "stock_movement" USING btree ("seller_id","sku_id","seq" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "store_newest" ON "store" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "warehouse_of_seller" ON "warehouse" USING btree ("seller_id","position","id");
--> statement-breakpoint
ALTER TABLE "store" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, UPDATE ON "store" TO "ironsouq_merchant";
--> statement-breakpoint
CREATE POLICY "store_of_seller" ON "store" TO "ironsouq_merchant"
	USING ("id" = "current_seller"());
--> statement-breakpoint
ALTER TABLE "store_text" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "store_text" TO "ironsouq_merchant";
--> statement-breakpoint
CREATE POLICY "store_text_of_seller" ON "store_text" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
--> statement-breakpoint
ALTER TABLE "warehouse" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON "warehouse" TO "ironsouq_merchant";
--> statement-breakpoint
CREATE POLICY "warehouse_of_seller" ON "warehouse" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
--> statement-breakpoint
ALTER TABLE "freight_template" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "freight_template" TO "ironsouq_merchant";
--> statement-breakpoint
CREATE POLICY "freight_template_of_seller" ON "freight_template" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
--> statement-breakpoint
ALTER TABLE "freight_rule" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "freight_rule" TO "ironsouq_merchant";
--> statement-breakpoint
CREATE POLICY "freight_rule_of_seller" ON "freight_rule" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
--> statement-breakpoint
ALTER TABLE "product" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON "product" TO "ironsouq_merchant";
--> statement-breakpoint
CREATE POLICY "product_of_seller" ON "product" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
--> statement-breakpoint
ALTER TABLE "product_text" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "product_text" TO "ironsouq_merchant";
--> statement-breakpoint
CREATE POLICY "product_text_of_seller" ON "product_text" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
--> statement-breakpoint
ALTER TABLE "product_picture" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "product_picture" TO "ironsouq_merchant";
--> statement-breakpoint
CREATE POLICY "product_picture_of_seller" ON "product_picture" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
--> statement-breakpoint
ALTER TABLE "product_fit" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON "product_fit" TO "ironsouq_merchant";
--> statement-breakpoint
CREATE POLICY "product_fit_of_seller" ON "product_fit" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
--> statement-breakpoint
ALTER TABLE "sku" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "sku" TO "ironsouq_merchant";
--> statement-breakpoint
CREATE POLICY "sku_of_seller" ON "sku" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
--> statement-breakpoint
ALTER TABLE "stock" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON "stock" TO "ironsouq_merchant";
--> statement-breakpoint
CREATE POLICY "stock_of_seller" ON "stock" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
--> statement-breakpoint
ALTER TABLE "stock_hold" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT ON "stock_hold" TO "ironsouq_merchant";
--> statement-breakpoint
CREATE POLICY "stock_hold_of_seller" ON "stock_hold" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
--> statement-breakpoint
ALTER TABLE "stock_movement" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT ON "stock_movement" TO "ironsouq_merchant";
--> statement-breakpoint
CREATE POLICY "stock_movement_of_seller" ON "stock_movement" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
--> statement-breakpoint
ALTER TABLE "store_order" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, UPDATE ON "store_order" TO "ironsouq_merchant";
--> statement-breakpoint
CREATE POLICY "store_order_of_seller" ON "store_order" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
--> statement-breakpoint
ALTER TABLE "order_line" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, UPDATE ON "order_line" TO "ironsouq_merchant";
--> statement-breakpoint
CREATE POLICY "order_line_of_seller" ON "order_line" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
--> statement-breakpoint
ALTER TABLE "order_adjustment" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT ON "order_adjustment" TO "ironsouq_merchant";
--> statement-breakpoint
CREATE POLICY "order_adjustment_of_seller" ON "order_adjustment" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
--> statement-breakpoint
ALTER TABLE "parcel" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON "parcel" TO "ironsouq_merchant";
--> statement-breakpoint
CREATE POLICY "parcel_of_seller" ON "parcel" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
--> statement-breakpoint
ALTER TABLE "parcel_line" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT ON "parcel_line" TO "ironsouq_merchant";
--> statement-breakpoint
CREATE POLICY "parcel_line_of_seller" ON "parcel_line" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
--> statement-breakpoint
ALTER TABLE "parcel_event" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT ON "parcel_event" TO "ironsouq_merchant";
--> statement-breakpoint
CREATE POLICY "parcel_event_of_seller" ON "parcel_event" TO "ironsouq_merchant"
	USING ("seller_id" = "current_seller"());
--> statement-breakpoint
GRANT SELECT ON "product_category", "product_category_text", "product_attribute", "product_attribute_text", "product_attribute_choice", "product_attribute_choice_text", "product_category_attribute" TO "ironsouq_merchant";
--> statement-breakpoint
GRANT USAGE ON ALL SEQUENCES IN SCHEMA "public" TO "ironsouq_merchant";
--> statement-breakpoint
-- Policies of one table add up: each kind of entity has its own.
CREATE POLICY "lifecycle_log_of_store" ON "lifecycle_log" TO "ironsouq_merchant"
	USING ("entity" = 'store' AND EXISTS (SELECT FROM "store" AS own WHERE own."id" = "entity_id"));
--> statement-breakpoint
-- Policies of one table add up: each kind of entity has its own.
CREATE POLICY "lifecycle_log_of_product" ON "lifecycle_log" TO "ironsouq_merchant"
	USING ("entity" = 'product' AND EXISTS (SELECT FROM "product" AS own WHERE own."id" = "entity_id"));
--> statement-breakpoint
-- Policies of one table add up: each kind of entity has its own.
CREATE POLICY "lifecycle_log_of_store_order" ON "lifecycle_log" TO "ironsouq_merchant"
	USING ("entity" = 'order' AND EXISTS (SELECT FROM "store_order" AS own WHERE own."id" = "entity_id"));
--> statement-breakpoint
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME
		USING ERRCODE = 'check_violation', CONSTRAINT = TG_TABLE_NAME || '_append_only';
END $$;
--> statement-breakpoint
CREATE TRIGGER "stock_movement_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "stock_movement"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
-- At commit an order is the sum of its lines, and what was taken off is the sum of its adjustments.
CREATE FUNCTION "order_adds_up"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	the_order uuid := CASE WHEN TG_TABLE_NAME = 'store_order' THEN (to_jsonb(NEW) ->> 'id')::uuid ELSE (to_jsonb(NEW) ->> 'order_id')::uuid END;
BEGIN
	IF EXISTS (
		SELECT FROM "store_order" AS o,
			LATERAL (SELECT coalesce(sum("goods_minor"), 0) AS goods, coalesce(sum("discount_minor"), 0) AS discount,
				coalesce(sum("quantity"), 0) AS quantity FROM "order_line" WHERE "order_id" = o."id") AS l,
			LATERAL (SELECT coalesce(sum("amount_minor"), 0) AS amount,
				coalesce(sum("amount_minor") FILTER (WHERE "order_line_id" IS NOT NULL), 0) AS of_lines
				FROM "order_adjustment" WHERE "order_id" = o."id") AS a
		WHERE o."id" = the_order AND (l.goods <> o."goods_minor" OR l.quantity <> o."quantity"
			OR a.amount <> o."discount_minor" OR a.of_lines <> l.discount)
	) THEN
		RAISE EXCEPTION 'the order % does not add up', the_order
			USING ERRCODE = 'check_violation', CONSTRAINT = 'order_adds_up';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "store_order_adds_up" AFTER INSERT OR UPDATE OF "goods_minor", "discount_minor", "quantity" ON "store_order"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "order_adds_up"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "order_line_adds_up" AFTER INSERT OR UPDATE OF "goods_minor", "discount_minor", "quantity", "order_id" ON "order_line"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "order_adds_up"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "order_adjustment_adds_up" AFTER INSERT OR UPDATE ON "order_adjustment"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "order_adds_up"();
