import { describe, expect, it } from 'vitest'
import { device } from '#features/machines/device/device.tables.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { aListedDevice } from '#test/device-fixtures.ts'
import { startCtx } from '#test/harness.ts'
import { keyset } from './keyset.ts'

const YEARS = [2015, 2019, 2017, 2017, 2017, 2011, 2020]

/** The years of one page, two rows each, and the cursors beside it. */
async function page(ctx: Ctx, sort: 'year' | '-year', cursor?: string) {
  const isDescending = sort === '-year'
  const list = keyset(
    { sort, size: 2, cursor },
    { by: device.yearMade, id: device.id, isDescending },
  )
  const found = await ctx.db
    .select({ year: device.yearMade, at: list.at })
    .from(device)
    .where(list.where)
    .orderBy(...list.orderBy)
    .limit(list.limit)
  const { rows, ...cursors } = list.pageOf(found)
  return { ...cursors, years: rows.map(({ year }) => year) }
}

describe('a page of a staff list', () => {
  it('follows its neighbour in both directions, with equal values and in both orders [BO-2]', async () => {
    await using server = await startCtx()
    const { ctx } = server
    for (const yearMade of YEARS) await aListedDevice(ctx, { yearMade })
    for (const sort of ['year', '-year'] as const) {
      const pages = [await page(ctx, sort)]
      for (let next = pages[0]?.next; next; next = pages.at(-1)?.next)
        pages.push(await page(ctx, sort, next))
      const sorted = YEARS.toSorted((a, b) => (sort === 'year' ? a - b : b - a))
      expect(pages.flatMap(({ years }) => years)).toEqual(sorted)
      expect(pages.map(({ years }) => years.length)).toEqual([2, 2, 2, 1])
      const back = [pages.at(-1)]
      for (let previous = back[0]?.previous; previous; previous = back.at(-1)?.previous)
        back.push(await page(ctx, sort, previous))
      expect(back.toReversed().map((each) => each?.years)).toEqual(pages.map(({ years }) => years))
      expect(back.at(-1)).toMatchObject({ previous: null, next: pages[0]?.next })
    }
  })

  it('is refused with the cursor of another order, or with one that was never given', async () => {
    await using server = await startCtx()
    for (const yearMade of YEARS) await aListedDevice(server.ctx, { yearMade })
    const { next } = await page(server.ctx, 'year')
    for (const cursor of [next ?? '', 'nothing', ''])
      await expect(page(server.ctx, '-year', cursor)).rejects.toMatchObject({
        faults: [{ field: 'cursor' }],
      })
  })
})
