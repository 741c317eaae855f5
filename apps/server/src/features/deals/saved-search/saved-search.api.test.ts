import { demandEndpoints } from '@ironsouq/contract/deals/saved-search/saved-search.demand.endpoints'
import { savedSearchEndpoints } from '@ironsouq/contract/deals/saved-search/saved-search.endpoints'
import { MOST_SAVED_SEARCHES } from '@ironsouq/contract/deals/saved-search/saved-search.limits'
import { memberEndpoints } from '@ironsouq/contract/people/member/member.endpoints'
import { describe, expect, it } from 'vitest'
import { deviceReferences } from '#test/device-fixtures.ts'
import { startServer } from '#test/harness.ts'
import { aSignedInMember } from '#test/members.ts'
import { savedSearch } from './saved-search.tables.ts'

const { save, list, change, look, remove } = savedSearchEndpoints

describe('saved searches', () => {
  it('are saved once, however the filters were chosen, and belong to their member', async () => {
    await using server = await startServer()
    const { call } = await aSignedInMember(server)
    const other = await aSignedInMember(server)
    const query = {
      brand: 'komatsu,caterpillar',
      spec: 'bucket:1-2;boomType:mono',
      q: ' Big  one ',
    }
    const body = { name: 'Big ones', pace: 'daily', query } as const
    const { savedSearchId, isNew } = await call(save, { body })
    expect(isNew).toBe(true)
    const same = {
      name: 'The same',
      pace: 'weekly',
      query: { q: 'big one', spec: 'boomType:mono;bucket:1-2', brand: 'caterpillar,komatsu' },
    } as const
    expect(await call(save, { body: same })).toEqual({ savedSearchId, isNew: false })
    const { records } = await call(list)
    expect(records).toMatchObject([
      {
        savedSearchId,
        name: 'The same',
        pace: 'weekly',
        query: { q: 'Big one', brand: 'caterpillar,komatsu', spec: 'boomType:mono;bucket:1-2' },
      },
    ])
    expect((await call(memberEndpoints.centerInfo)).savedSearches).toEqual({ total: 1, new: 0 })
    const own = { savedSearchId }
    const refused = { status: 404 }
    await expect(other.call(look, { body: own })).rejects.toMatchObject(refused)
    await expect(other.call(change, { body: { ...own, name: 'x' } })).rejects.toMatchObject(refused)
    await other.call(remove, { body: own })
    await call(change, { body: { ...own, name: 'Renamed', pace: 'off' } })
    expect((await call(list)).records).toMatchObject([{ name: 'Renamed', pace: 'off' }])
    expect((await call(look, { body: own })).query).toMatchObject({ q: 'Big one' })
    await call(remove, { body: own })
    expect((await call(list)).records).toEqual([])
  })

  it('are at most a hundred, also when they are saved at once', async () => {
    await using server = await startServer()
    const { id, call } = await aSignedInMember(server)
    await server.pool.query(
      `insert into saved_search (member_id, name, query, query_key, locale, pace, is_want, note, seen_at, updated_at, created_at)
       select $1, 'n', '{}', n, 'en', 'off', false, '', now(), now(), now() from generate_series(2, $2) n`,
      [id, MOST_SAVED_SEARCHES],
    )
    const bodies = ['A', 'B', 'C'].map(
      (grade) => ({ name: grade, pace: 'off', query: { grade } }) as const,
    )
    const answers = await Promise.allSettled(bodies.map((body) => call(save, { body })))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await server.ctx.db.$count(savedSearch)).toBe(MOST_SAVED_SEARCHES)
  })

  it('of buyers who found nothing are wants, which staff see by category and brand', async () => {
    await using server = await startServer()
    await deviceReferences(server.ctx)
    for (const note of ['For a quarry', '']) {
      const { call } = await aSignedInMember(server)
      const query = { category: 'excavators', brand: 'caterpillar', year: '2024-' }
      const body = { name: 'Cat from 2024', pace: 'off', query, isWant: true, note } as const
      await call(save, { body })
      await call(save, { body: { name: 'Anything', pace: 'off', query: { grade: 'A' } } })
    }
    await server.work()
    const staff = server.client({ bearer: await server.staffToken(['want.read']), language: 'ar' })
    expect((await staff(demandEndpoints.list)).groups).toEqual([
      {
        category: 'excavators',
        categoryName: 'حفارات',
        brand: 'caterpillar',
        brandName: 'كاتربيلر',
        buyers: 2,
        latestAt: '2026-11-14T08:00:00.000Z',
        examples: expect.arrayContaining([
          { name: 'Cat from 2024', note: 'For a quarry' },
          { name: 'Cat from 2024', note: '' },
        ]),
      },
    ])
  })
})
