import { dictionaryEndpoints } from '@ironsouq/contract/content/dictionary/dictionary.endpoints'
import { SETTINGS } from '@ironsouq/contract/page-cache'
import { expect, it } from 'vitest'
import { auditLog } from '#kernel/data/kernel.tables.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { collectPurges } from '#test/purges.ts'

const ITEM = {
  dictType: 'article' as const,
  code: 'market',
  value: '2',
  position: 1,
  texts: { en: { label: 'Market' }, ar: { label: 'السوق' } },
}

const staff = async (server: TestServer) => server.client({ bearer: await server.staffToken() })

it('staff add, rename and remove items of a dictionary; pages follow [BO-2] [CL-17]', async () => {
  await using server = await startServer()
  const call = await staff(server)
  const made = await call(dictionaryEndpoints.save, { body: ITEM })
  expect(made).toMatchObject({ version: 1, code: 'market', texts: ITEM.texts })
  await server.work()
  using purges = await collectPurges(server)
  const { dictionaryItemId } = made
  const renamed = { ...ITEM, dictionaryItemId, version: 1, texts: { en: { label: 'Markets' } } }
  expect(await call(dictionaryEndpoints.save, { body: renamed })).toMatchObject({ version: 2 })
  await expect(call(dictionaryEndpoints.save, { body: renamed })).rejects.toMatchObject({
    status: 409,
    data: { current: { version: 2 } },
  })
  await server.work()
  await expect.poll(() => purges.received.flatMap(({ tags }) => tags)).toContain(SETTINGS)
  const query = { dictType: 'article' } as const
  expect(await server.client({ language: 'ar' })(dictionaryEndpoints.list, { query })).toEqual({
    data: [{ dictCode: 'market', dictLabel: 'Markets', dictValue: '2' }],
  })
  await call(dictionaryEndpoints.remove, { body: { dictionaryItemId } })
  expect(await call(dictionaryEndpoints.staffList, { query })).toEqual([])
  const audit = await server.ctx.db.select().from(auditLog).orderBy(auditLog.seq)
  expect(audit.map(({ entity }) => entity)).toEqual(Array(3).fill('dictionaryItem'))
})

it('an item keeps its code, each code is there once, and one in use stays [BO-2] [CL-17]', async () => {
  await using server = await startServer()
  const call = await staff(server)
  const { dictionaryItemId } = await call(dictionaryEndpoints.save, { body: ITEM })
  const twice = call(dictionaryEndpoints.save, { body: ITEM })
  await expect(twice).rejects.toMatchObject({ status: 400 })
  const body = { ...ITEM, dictionaryItemId, version: 1, code: 'markets' }
  await expect(call(dictionaryEndpoints.save, { body })).rejects.toMatchObject({ status: 400 })
  await server.pool.query(
    `insert into news (list, machines, state, created_at, updated_at)
     values ('market', '', 'draft', now(), now())`,
  )
  const remove = call(dictionaryEndpoints.remove, { body: { dictionaryItemId } })
  await expect(remove).rejects.toMatchObject({ status: 409 })
  const query = { dictType: 'article' } as const
  expect(await call(dictionaryEndpoints.staffList, { query })).toHaveLength(1)
})
