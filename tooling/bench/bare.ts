import Fastify from 'fastify'
import pg from 'pg'

/**
 * The yardstick: a bare Fastify handler with one prepared statement of the same shape. No contract,
 * no limits, no language packs, no metrics; what it costs is what the framework and the driver cost.
 */
const TEXT = (table: string, owner: string, id: string, column: string) => `(
  select ${column} from ${table} where ${owner} = ${id} and locale in ($1, 'en')
  order by locale = 'en' limit 1)`

const CARD = `d.id, d.stock_no, d.model, d.year_made, d.work_hours, d.mileage_km, d.emirate, d.grade,
  d.price_minor, d.price_currency,
  (select coalesce(json_agg(json_build_object('src', object_key, 'width', width, 'height', height)
    order by position), '[]') from device_picture where device_id = d.id) as pictures,
  ${TEXT('device_text', 'device_id', 'd.id', 'title')} as title,
  ${TEXT('category_text', 'category_id', 'd.category_id', 'name')} as category_name,
  ${TEXT('brand_text', 'brand_id', 'd.brand_id', 'name')} as brand_name`

const DETAIL = `select ${CARD}, d.serial_no, d.made_on, d.emission, d.customs, d.ownership, d.yard,
  d.state, d.measures, ${TEXT('device_text', 'device_id', 'd.id', 'description')} as description,
  (select code from category where id = d.category_id) as category_code,
  (select code from brand where id = d.brand_id) as brand_code
  from device d where d.id = $2 and d.state in ('listed', 'reserved', 'sold')`

const LIST = `select ${CARD}, count(*) over () as total from device d
  where d.state = 'listed' order by d.listed_at desc, d.id desc limit 24 offset $2`

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'] ?? '', max: 10 })
const app = Fastify()
const answer = (data: unknown) => ({ success: true, code: '00000', msg: '', data })

app.get('/device/detail', async (request) => {
  const { deviceId } = request.query as { deviceId: string }
  const values = [request.headers['locale'], deviceId]
  const { rows } = await pool.query({ name: 'detail', text: DETAIL, values })
  return answer(rows[0])
})
app.get('/device/list', async (request) => {
  const { current = '1' } = request.query as { current?: string }
  const values = [request.headers['locale'], (Number(current) - 1) * 24]
  const { rows } = await pool.query({ name: 'list', text: LIST, values })
  return answer({ records: rows, total: rows.length })
})
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
