import { sql, type SQL } from 'drizzle-orm'
import { MEASURED, PRODUCTS_OF_ROUND } from './offer-stores.sql.ts'

export interface OfferBatch {
  /** The numbers of the products, both ends included. */
  from: number
  to: number
  now: string
}

/** A number from 0 to 1 that is always the same for the nth product; different ones are independent. */
const chance = (which: number): SQL =>
  sql.raw(`((hashint8extended(n, ${which}) & 4294967295)::float8 / 4294967296)`)

/**
 * The products of a batch as a table of the transaction: each is like one of the demo, in a store like its
 * store, at another price.
 */
const makeOffers = ({ from, to, now }: OfferBatch): SQL => sql`
  create temp table offer on commit drop as
  with sample as (
    select product.id, seller.code, freight_template.name as freight,
      row_number() over (order by product.seq) as at, count(*) over () as of
    from product join seller on seller.id = product.seller_id
    left join freight_template on freight_template.id = product.freight_template_id
    where seller.code not like ${`${MEASURED}%`}::text and product.state = 'onSale'
      and not product.is_virtual
  ),
  numbered as (
    select n, 1 + floor(${chance(1)} * (select max(of) from sample)) as at,
      ceil(n / ${PRODUCTS_OF_ROUND}::float8)::int as round
    from generate_series(${from}::bigint, ${to}::bigint) as n
  )
  select uuidv7() as id, n, sample.id as like_id, seller.id as seller_id,
    freight_template.id as freight_template_id, 0.8 + 0.4 * ${chance(2)} as level,
    floor(power(${chance(3)}, 3) * 300)::int as sold_count,
    ${now}::timestamptz - ${chance(4)} * interval '400 days' as created_at
  from numbered join sample using (at)
  join seller on seller.code = ${MEASURED}::text || round || '-' || sample.code
  left join freight_template
    on freight_template.seller_id = seller.id and freight_template.name = sample.freight
  order by n`

/** As the prices of a variant: no product costs less than one unit of money. */
const priced = (minor: string): SQL =>
  sql.raw(`greatest(100, round(${minor} * offer.level / 50) * 50)::bigint`)

const keepProducts = (): SQL => sql`
  insert into product (id, seller_id, product_category_id, state, brand, part_no, condition,
    tax_scheme, attributes, options, delivery_methods, freight_template_id, warranty_days, lowest_minor,
    highest_minor, currency, sold_count, published_at, created_at, updated_at)
  select offer.id, offer.seller_id, product_category_id, state, brand,
    split_part(part_no, '-', 1) || '-' || (1000000 + n), condition, tax_scheme, attributes,
    options, delivery_methods, offer.freight_template_id, warranty_days, ${priced('lowest_minor')},
    ${priced('highest_minor')}, currency, offer.sold_count, offer.created_at, offer.created_at, offer.created_at
  from offer join product on product.id = offer.like_id
  order by n`

/** Without descriptions: what a list shows and a search finds. */
const keepTexts = (): SQL => sql`
  insert into product_text (product_id, seller_id, locale, name, summary, created_at)
  select offer.id, offer.seller_id, locale, name, summary, offer.created_at
  from offer join product_text on product_id = offer.like_id
  order by offer.id, locale`

/** The picture that is first: the files of the demo are used again. */
const keepPictures = (): SQL => sql`
  insert into product_picture (product_id, seller_id, position, object_key, width, height, thumbhash, created_at)
  select offer.id, offer.seller_id, 0, object_key, width, height, thumbhash, offer.created_at
  from offer join product_picture on product_id = offer.like_id and position = 0`

const keepFits = (): SQL => sql`
  insert into product_fit (product_id, seller_id, model_id, serial_from, serial_from_key, serial_to, serial_to_key,
    year_from, year_to, created_at)
  select offer.id, offer.seller_id, model_id, serial_from, serial_from_key, serial_to, serial_to_key,
    year_from, year_to, offer.created_at
  from offer join product_fit on product_id = offer.like_id`

const keepVariants = (): SQL => sql`
  insert into sku (product_id, seller_id, code, values, price_minor, currency, weight_g, position, created_at, updated_at)
  select offer.id, offer.seller_id, 'M' || lpad(n::text, 7, '0') || '-' || position, sku.values,
    ${priced('price_minor')}, currency, weight_g, position, offer.created_at, offer.created_at
  from offer join sku on sku.product_id = offer.like_id and sku.is_active`

/** As much as there is of the demo's; every unit was received, so that the movements add up to the stock. */
const keepStock = (): SQL => sql`
  with placed as (
    insert into stock (sku_id, warehouse_id, seller_id, on_hand, created_at, updated_at)
    select sku.id, warehouse.id, offer.seller_id, stock.on_hand, offer.created_at, offer.created_at
    from offer
    join sku on sku.product_id = offer.id
    join sku as like_it on like_it.product_id = offer.like_id and like_it.position = sku.position
    join stock on stock.sku_id = like_it.id
    join warehouse as there on there.id = stock.warehouse_id
    join warehouse on warehouse.seller_id = offer.seller_id and warehouse.position = there.position
    returning *
  )
  insert into stock_movement (seller_id, sku_id, warehouse_id, kind, on_hand_change, held_change, created_at)
  select seller_id, sku_id, warehouse_id, 'received', on_hand, 0, created_at
  from placed where on_hand > 0`

/** Everything that belongs to the products of the batch, for one transaction. */
export const keepOffers = (batch: OfferBatch): SQL[] =>
  [makeOffers, keepProducts, keepTexts, keepPictures, keepFits, keepVariants, keepStock].map(
    (keep) => keep(batch),
  )
