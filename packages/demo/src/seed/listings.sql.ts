import { sql, type SQL } from 'drizzle-orm'

export interface Batch {
  /** The numbers of the machines, both ends included. */
  from: number
  to: number
  /** In JSON. */
  models: string
  thisYear: number
  now: string
}

/** A number from 0 to 1 that is always the same for the nth machine; different ones are independent. */
const chance = (which: number): SQL =>
  sql.raw(`((hashint8extended(n, ${which}) & 4294967295)::float8 / 4294967296)`)

const pick = (which: number, ...items: readonly string[]): SQL =>
  sql`(array[${sql.raw(items.map((item) => `'${item}'`).join(','))}])[1 + floor(${chance(which)} * ${sql.raw(String(items.length))})::int]`

/**
 * The machines of a batch as a table of the transaction: year, meter, wear, grade and price follow
 * the same rules as those of the demo.
 */
export const makeListings = ({ from, to, models, thisYear }: Batch): SQL => sql`
  create temp table listing on commit drop as
  with model as (
    select m.*, row_number() over (order by m."from") as at
    from jsonb_to_recordset(${models}::jsonb) as m(
      "from" float8, "modelId" uuid, "brandId" uuid, "categoryId" uuid, model text, specs jsonb,
      gear text, "hoursPerYear" int, "kmPerYear" int, "firstYear" int, years int,
      "hasEngine" boolean, "newAed" float8, "left" float8[])
  ),
  bounds as (select array_agg("from" order by "from") as froms from model),
  numbered as (
    select n, width_bucket(${chance(1)}, froms) as at
    from generate_series(${from}::bigint, ${to}::bigint) as n, bounds
  ),
  dated as (
    select n, m.*, "firstYear" + round(power(${chance(2)}, 0.6) * years)::int as year
    from numbered join model as m using (at)
  ),
  worked as (
    select *, ${sql.raw(String(thisYear))} - year as age,
      coalesce("hoursPerYear", "kmPerYear", 0)
        * (least(${sql.raw(String(thisYear))} - year, 6)
           + 0.45 * greatest(0, ${sql.raw(String(thisYear))} - year - 6)) as expected
    from dated
  ),
  metered as (select *, round(expected * (0.5 + 0.8 * ${chance(3)})) as meter from worked),
  hourly as (
    select *, case when "kmPerYear" is null then meter else meter / 50 end as hours,
      (meter - expected) / case when "kmPerYear" is null then 1 else 50 end as above
    from metered
  ),
  worn as (
    select *, case when gear is null then 0 else round(
      (case when hours < 6500 then hours else (hours - 6500) - 5850 * floor((hours - 6500) / 5850) end)
        / 6500 * 76 * (0.85 + 0.25 * ${chance(4)}) + 2 + 4 * ${chance(5)}) end as wear
    from hourly
  ),
  graded as (
    select *, case
      when age >= 11 and ${chance(6)} < 0.05 then 'E'
      when ${chance(6)} < 0.02 + age * 0.006 or wear > 75 then 'D'
      when age <= 3 and hours <= 3000 and wear <= 50 then 'A'
      when age <= 6 and hours <= 6000 and wear <= 50 then 'B'
      else 'C' end as grade
    from worn
  ),
  worth as (
    select *, "newAed" * "left"[1 + least(age, 39)]
        * least(1.2, greatest(0.7, 1 - 0.04 * above / 1000))
        * case grade when 'A' then 1.12 when 'B' then 1 when 'C' then 0.86 when 'D' then 0.62 else 0.35 end
        as worth
    from graded
  ),
  sold as (select brand_id, model, count(*)::int as sales from price_record group by 1, 2),
  place as (select id, emirate, free_zone, row_number() over (partition by emirate order by code) as at,
    count(*) over (partition by emirate) as of from yard),
  firm as (select id, row_number() over (order by code) as at, count(*) over () as of from seller),
  standing as (
    select *, case when e < 0.38 then 'sharjah' when e < 0.72 then 'dubai' when e < 0.9 then 'abuDhabi'
      when e < 0.94 then 'rasAlKhaimah' when e < 0.98 then 'ajman' when e < 0.99 then 'fujairah'
      else 'ummAlQuwain' end as emirate
    from (select *, ${chance(7)} as e from worth) as w
  )
  select uuidv7() as id, n, s."modelId" as model_id, s."brandId" as brand_id,
    s."categoryId" as category_id, s.model, s.specs, s.gear, s.wear, s.year, s.grade, s.worth,
    s.emirate, s."hasEngine" as has_engine, place.id as yard_id, firm.id as seller_id,
    case when s."hoursPerYear" is not null then meter::int end as work_hours,
    case when s."kmPerYear" is not null then meter::int end as mileage_km,
    case when place.free_zone then 'freeZone' when ${chance(8)} < 0.08 then 'exportOnly'
      when ${chance(8)} < 0.23 then 'uaeRegistered' else 'dutyPaid' end as customs,
    case when ${chance(9)} < 0.06 then 'onRequest' when ${chance(9)} < 0.2 then 'offer' else 'fixed' end as price_mode,
    (greatest(1, round(s.worth * (0.77 + 0.24 * ${chance(10)}) / 500)) * 50000)::bigint as asked,
    coalesce(sold.sales, 0) as sales
  from standing as s
  join place on place.emirate = s.emirate and place.at = 1 + floor(${chance(11)} * place.of)
  join firm on firm.at = 1 + floor(${chance(12)} * firm.of)
  left join sold on sold.brand_id = s."brandId" and sold.model = s.model
  order by n`

const keepDevices = ({ now }: Batch): SQL => sql`
  insert into device (id, stock_no, category_id, brand_id, model, model_id, seller_id, serial_no,
    year_made, work_hours, mileage_km, hours_source, emission, emirate, yard_id, grade, customs,
    ownership, warranty, gcc_cooling, plated, papers, specs, price_mode, vat_mode, price_minor,
    price_currency, state, created_at, listed_at, updated_at)
  select id, 'M-' || lpad(n::text, 7, '0'), category_id, brand_id, model, model_id, seller_id,
    'ISQM' || lpad(n::text, 9, '0'), year, work_hours, mileage_km,
    ${pick(20, 'meter', 'meter', 'telematics', 'declared')},
    case when not has_engine then 'none' when year >= 2019 and ${chance(21)} > 0.6 then 'stageV'
      when year >= 2014 and ${chance(21)} > 0.6 then 'tier4f' when year >= 2008 then 'tier3'
      when year >= 2002 then 'tier2' else 'tier1' end,
    emirate, yard_id, grade, customs, ${pick(22, 'own', 'own', 'consigned')},
    case grade when 'A' then 'days90' when 'B' then 'days30' else 'none' end,
    has_engine and ${chance(23)} < 0.75, customs = 'uaeRegistered',
    case customs when 'uaeRegistered' then array['billOfEntry', 'registrationCard']
      when 'exportOnly' then array['exportCertificate'] else array['billOfEntry'] end,
    case when gear is null then specs else specs || jsonb_build_object(gear, 100 - wear) end,
    price_mode,
    case when customs in ('exportOnly', 'freeZone') then 'zeroExport' else 'standard' end,
    case when price_mode = 'onRequest' then null else asked end,
    case when price_mode = 'onRequest' then null else 'AED' end,
    'listed', listed, listed, listed
  from listing, lateral (
    select ${now}::timestamptz - ${chance(24)} * interval '365 days' as listed) as at`

/** Titles alone: what a list shows and a search finds. */
const keepTexts = ({ models, now }: Batch): SQL => sql`
  insert into device_text (device_id, locale, title, description, created_at)
  select l.id, t.locale, t.title, '', ${now}::timestamptz
  from listing as l
  join (
    select m."modelId", t.key as locale, t.value as title
    from jsonb_to_recordset(${models}::jsonb) as m("modelId" uuid, titles jsonb),
      jsonb_each_text(m.titles) as t
  ) as t on t."modelId" = l.model_id
  order by 1, 2`

const keepPrices = ({ now }: Batch): SQL => sql`
  insert into device_price (device_id, price_minor, price_currency, created_at)
  select id, case when price_mode = 'onRequest' then null else asked end,
    case when price_mode = 'onRequest' then null else 'AED' end, ${now}::timestamptz
  from listing`

/** As a guide reckoned from sales would be, give or take. */
const keepGuides = ({ now }: Batch): SQL => sql`
  insert into price_guide (device_id, low_minor, high_minor, currency, basis, sold_count, calculated_at)
  select id, greatest(1, round(worth * 0.83 / 1000)) * 100000, greatest(1, round(worth * 0.93 / 1000)) * 100000,
    'AED', case when sales >= 5 then 'sold' else 'band' end, sales, ${now}::timestamptz
  from listing`

/** One of the pictures that machines of the same category already have. */
const keepPictures = ({ now }: Batch): SQL => sql`
  insert into device_picture (device_id, position, object_key, width, height, thumbhash, created_at)
  select l.id, 0, p.object_key, p.width, p.height, p.thumbhash, ${now}::timestamptz
  from listing as l
  join (
    select d.category_id, p.object_key, p.width, p.height, p.thumbhash,
      row_number() over (partition by d.category_id order by d.stock_no) as at,
      count(*) over (partition by d.category_id) as of
    from device_picture as p join device as d on d.id = p.device_id
    where p.position = 0 and d.stock_no like 'ISQ-%'
  ) as p on p.category_id = l.category_id and p.at = 1 + floor(${chance(30)} * p.of)`

const keepInspections = ({ now }: Batch): SQL => sql`
  with seen as (
    insert into inspection (device_id, report_no, inspector_no, inspected_on, valid_until, created_at)
    select id, 'M' || n, 2 + (n % 18)::int, ${now}::date - 20, ${now}::date + 40, ${now}::timestamptz
    from listing where ${chance(33)} < 0.8
    returning id, device_id
  )
  insert into inspection_finding (inspection_id, point_id, state, repair_minor, created_at)
  select seen.id, point.id,
    case when faulty then 'action' else 'ok' end, case when faulty then 250000 end,
    ${now}::timestamptz
  from seen join listing on listing.id = seen.device_id
  join inspection_point as point on point.code = 'serialPlate'
    or point.code = case when work_hours is not null then 'hourMeter' when mileage_km is not null then 'odometer' end
    or (point.code = 'paint' and listing.grade in ('D', 'E')),
  lateral (select point.code = 'paint'
    or (${chance(31)} < 0.1 and point.verifies = 'hours')
    or (${chance(32)} < 0.03 and point.verifies = 'identity') as faulty) as f`

/** Everything that belongs to the machines of the batch. */
export const keepListings = (batch: Batch): SQL[] =>
  [keepDevices, keepTexts, keepPrices, keepGuides, keepPictures, keepInspections].map((keep) =>
    keep(batch),
  )
