import { RENOVATION_TYPES } from '@ironsouq/contract/renovation/renovation.schema'
import { expect, test } from '../environment/fixtures.ts'
import { sql } from '../environment/sql.ts'
import { headingsOf, load, tagsOf } from './html.ts'

test('shows the blocks of the home page in the order of the server [RT-1] [CL-20]', async ({
  request,
  environment,
}) => {
  const home = RENOVATION_TYPES.home
  /** As the service does it: change the position, then purge the cached pages. */
  const move = async (kind: string, position: number) => {
    const update = `update renovation_block set position = $3 where page = $1 and kind = $2`
    await sql(environment.databaseUrl, update, [home, kind, position])
    const event = JSON.stringify({ page: home, requestId: 'home-order', eventId: '0' })
    const purge = `select graphile_worker.add_job('renovation.purge-pages', $1::json)`
    await sql(environment.databaseUrl, purge, [event])
  }
  const order = async () => {
    const { html } = await load(request, '/en')
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    return tagsOf(main, 'section').map(({ id = '' }) => id)
  }
  const [row] = await sql(
    environment.databaseUrl,
    `select position from renovation_block where page = $1 and kind = 'brands'`,
    [home],
  )
  const before = await order()
  expect(before.indexOf('brands')).toBeGreaterThan(before.indexOf('categories'))

  await move('brands', -1)
  await expect.poll(order).toEqual(['brands', ...before.filter((id) => id !== 'brands')])
  expect(headingsOf(await load(request, '/en'))).toHaveLength(1)

  await move('brands', Number(row?.['position']))
  await expect.poll(order).toEqual(before)
})
