import { dictionaryEndpoints } from '@ironsouq/contract/content/dictionary/dictionary.endpoints'
import { describe, expect, it } from 'vitest'
import { event } from '#kernel/data/kernel.tables.ts'
import { answerOf, startServer } from '#test/harness.ts'
import { saveDictionaryItem } from './dictionary.service.ts'

const GUIDES = {
  type: 'article',
  code: 'guides',
  value: '4',
  position: 1,
  labels: { en: 'Guides', ar: 'أدلة' },
} as const
const MARKET = {
  type: 'article',
  code: 'market',
  value: '2',
  position: 0,
  labels: { en: 'Market' },
} as const

describe('a dictionary', () => {
  it('answers data.data: code, label and value in their order [CL-17] [EQ-7]', async () => {
    await using server = await startServer()
    for (const item of [GUIDES, MARKET]) await saveDictionaryItem(server.ctx, item)
    const query = { dictType: 'article' } as const
    const answer = await server.client({ language: 'ar' })(dictionaryEndpoints.list, { query })
    expect(answer).toEqual({
      data: [
        { dictCode: 'market', dictLabel: 'Market', dictValue: '2' },
        { dictCode: 'guides', dictLabel: 'أدلة', dictValue: '4' },
      ],
    })
    const { body } = await answerOf(server.app, '/sysDictData/list?dictType=article')
    expect(body).toMatchObject({ data: { data: [{ dictCode: 'market' }, { dictCode: 'guides' }] } })
  })

  it('with an unknown name is refused [CL-17]', async () => {
    await using server = await startServer()
    const { status } = await answerOf(server.app, '/sysDictData/list?dictType=colour')
    expect(status).toBe(400)
  })

  it('has one text per code, the one set last, and a change emits an event', async () => {
    await using server = await startServer()
    await saveDictionaryItem(server.ctx, MARKET)
    await saveDictionaryItem(server.ctx, { ...MARKET, labels: { en: 'Prices' } })
    const query = { dictType: 'article' } as const
    const { data } = await server.client()(dictionaryEndpoints.list, { query })
    expect(data).toEqual([{ dictCode: 'market', dictLabel: 'Prices', dictValue: '2' }])
    const events = await server.ctx.db.select().from(event).orderBy(event.seq)
    expect(events.map(({ name }) => name)).toEqual(['dictionary.changed', 'dictionary.changed'])
  })
})
