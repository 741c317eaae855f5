import { RENOVATION_TYPES } from '@ironsouq/contract/renovation/renovation.schema'
import { expect, test } from './fixtures.ts'
import { sql } from './stage/sql.ts'

test('stands in the order its blocks are given [RT-1] [CL-20]', async ({ page, stage }) => {
  const page1 = RENOVATION_TYPES.home
  /** As the service does it: the place of a block, and those told who keep pages. */
  const move = async (kind: string, position: number) => {
    const place = `update renovation_block set position = $3 where page = $1 and kind = $2`
    await sql(stage.databaseUrl, place, [page1, kind, position])
    const told = JSON.stringify({ page: page1, requestId: 'home-order', eventId: '0' })
    const tell = `select graphile_worker.add_job('renovation.purge-pages', $1::json)`
    await sql(stage.databaseUrl, tell, [told])
  }
  const order = async () => {
    await page.goto('/en')
    return page.locator('main section').evaluateAll((all) => all.map(({ id }) => id))
  }
  const [row] = await sql(
    stage.databaseUrl,
    `select position from renovation_block where page = $1 and kind = 'brands'`,
    [page1],
  )
  const before = await order()
  expect(before.indexOf('brands')).toBeGreaterThan(before.indexOf('categories'))

  await move('brands', -1)
  await expect.poll(order).toEqual(['brands', ...before.filter((id) => id !== 'brands')])
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)

  await move('brands', Number(row?.['position']))
  await expect.poll(order).toEqual(before)
})
