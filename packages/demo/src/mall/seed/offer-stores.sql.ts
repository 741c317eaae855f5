import { sql, type SQL } from 'drizzle-orm'

/** The codes of the sellers for measuring begin with this, those of the demo do not. */
export const MEASURED = 'measured-'

/** A round is one store like each of the demo; its products are shared out as those of the demo are. */
export const PRODUCTS_OF_ROUND = 40_000

export interface Rounds {
  from: number
  to: number
  now: string
}

/** The stores of the rounds that are not there yet, as a table of the transaction. */
const makeStores = ({ from, to }: Rounds): SQL => sql`
  create temp table shop on commit drop as
  select uuidv7() as id, like_it.id as like_id, round,
    ${MEASURED}::text || round || '-' || like_it.code as code
  from store join seller as like_it on like_it.id = store.id,
    generate_series(${from}::int, ${to}::int) as round
  where like_it.code not like ${`${MEASURED}%`}::text and not exists (
    select 1 from seller where seller.code = ${MEASURED}::text || round || '-' || like_it.code)`

const keepSellers = ({ now }: Rounds): SQL => sql`
  insert into seller (id, code, since_year, sold_count, claims_upheld, licence_checked_on, created_at)
  select shop.id, shop.code, since_year, 0, 0, licence_checked_on, ${now}::timestamptz
  from shop join seller on seller.id = shop.like_id`

const keepSellerTexts = ({ now }: Rounds): SQL => sql`
  insert into seller_text (seller_id, locale, name, created_at)
  select shop.id, locale, name || ' ' || round, ${now}::timestamptz
  from shop join seller_text on seller_id = shop.like_id`

/** The platform runs none of them. */
const keepStores = ({ now }: Rounds): SQL => sql`
  insert into store (id, state, currency, phone, emirate, area, address, sells_until, created_at, updated_at)
  select shop.id, state, currency, phone, emirate, area, address, sells_until,
    ${now}::timestamptz, ${now}::timestamptz
  from shop join store on store.id = shop.like_id`

const keepStoreTexts = ({ now }: Rounds): SQL => sql`
  insert into store_text (seller_id, locale, name, description, announcement, created_at)
  select shop.id, locale, name || ' ' || round, description, announcement, ${now}::timestamptz
  from shop join store_text on seller_id = shop.like_id`

const keepCompanies = ({ now }: Rounds): SQL => sql`
  insert into store_company (seller_id, enterprise_name, licence_no, trn, legal_representative, residence,
    capital_minor, capital_currency, established_on, licence_ends_on, scope, created_at)
  select shop.id, enterprise_name, licence_no || '-' || round, trn, legal_representative, residence,
    capital_minor, capital_currency, established_on, licence_ends_on, scope, ${now}::timestamptz
  from shop join store_company on seller_id = shop.like_id`

const keepContracts = ({ now }: Rounds): SQL => sql`
  insert into store_contract (seller_id, during, agreed_by, created_at)
  select shop.id, during, agreed_by, ${now}::timestamptz
  from shop join store_contract on seller_id = shop.like_id`

const keepCategories = ({ now }: Rounds): SQL => sql`
  insert into store_category (seller_id, product_category_id, place, commission_ppm, created_at)
  select shop.id, product_category_id, place, commission_ppm, ${now}::timestamptz
  from shop join store_category on seller_id = shop.like_id`

const keepWarehouses = ({ now }: Rounds): SQL => sql`
  insert into warehouse (seller_id, name, emirate, area, address, phone, is_pickup_point, hours, position, created_at)
  select shop.id, name, emirate, area, address, phone, is_pickup_point, hours, position, ${now}::timestamptz
  from shop join warehouse on seller_id = shop.like_id`

const keepFreight = ({ now }: Rounds): SQL => sql`
  with made as (
    insert into freight_template (seller_id, name, unit, cut_off, days_off, created_at)
    select shop.id, name, unit, cut_off, days_off, ${now}::timestamptz
    from shop join freight_template on seller_id = shop.like_id
    returning id, seller_id, name
  )
  insert into freight_rule (seller_id, freight_template_id, regions, first_units, first_minor,
    further_units, further_minor, free_from_minor, days_min, days_max, position, created_at)
  select shop.id, made.id, regions, first_units, first_minor, further_units, further_minor,
    free_from_minor, days_min, days_max, position, ${now}::timestamptz
  from made join shop on shop.id = made.seller_id
  join freight_template as like_it on like_it.seller_id = shop.like_id and like_it.name = made.name
  join freight_rule on freight_rule.freight_template_id = like_it.id`

/** Everything that belongs to the stores of some rounds, for one transaction. */
export const keepOfferStores = (rounds: Rounds): SQL[] =>
  [
    makeStores,
    keepSellers,
    keepSellerTexts,
    keepStores,
    keepStoreTexts,
    keepCompanies,
    keepContracts,
    keepCategories,
    keepWarehouses,
    keepFreight,
  ].map((keep) => keep(rounds))
