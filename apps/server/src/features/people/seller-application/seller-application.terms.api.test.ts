import { sellerApplicationEndpoints } from '@ironsouq/contract/people/seller-application/seller-application.endpoints'
import { expect, it } from 'vitest'
import { one } from '#kernel/data/db.ts'
import { startServer } from '#test/harness.ts'
import { usualAnswerDays } from './seller-application.queries.ts'
import { licenceFile, sellerApplication } from './seller-application.tables.ts'

const DAY_MS = 86_400_000

it('tells a dealer the days to an answer from what was answered, and nothing while that is little', async () => {
  await using server = await startServer()
  const { ctx } = server
  const terms = () => server.client()(sellerApplicationEndpoints.terms, {})
  const answered = async (number: number, days: number) => {
    const createdAt = new Date(ctx.now().getTime() - 20 * DAY_MS)
    const licence = {
      objectKey: `licence/${number}`,
      type: 'application/pdf',
      size: 1,
      createdAt,
    } as const
    const file = one(await ctx.db.insert(licenceFile).values(licence).returning())
    await ctx.db.insert(sellerApplication).values({
      licenceFileId: file.id,
      firmName: `Firm ${number}`,
      licenceNo: `SH-${number}`,
      trn: '100334081200003',
      emirate: 'sharjah',
      contactName: 'H. Al Marri',
      phone: '+971501234567',
      email: `owner-${number}@dune.example`,
      locale: 'en',
      state: 'refused',
      reason: 'The licence has ended.',
      createdAt,
      decidedAt: new Date(createdAt.getTime() + days * DAY_MS),
    })
  }
  for (const [number, days] of [0.2, 1.5, 1.6, 9].entries()) await answered(number, days)
  expect(await terms()).toEqual({ answerDays: null })
  await answered(4, 0.1)
  expect(await terms()).toEqual({ answerDays: 2 })
  server.turnClock(new Date(ctx.now().getTime() + 100 * DAY_MS).toISOString())
  expect(await usualAnswerDays(ctx)).toBeNull()
})
