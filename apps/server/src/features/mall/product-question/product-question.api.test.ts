import {
  productQuestionEndpoints,
  questionReviewEndpoints,
} from '@ironsouq/contract/mall/product-question/product-question.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aProduct } from '#features/mall/product/product.builder.ts'
import {
  aSellerAccount,
  merchantTokenOf,
} from '#features/people/seller-account/seller-account.builder.ts'
import { notification } from '#features/platform/notification/notification.tables.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { aMall } from '#test/mall/mall-fixtures.ts'
import { aSignedInMember } from '#test/members.ts'

const { answered, ask, list, answer } = productQuestionEndpoints
const { ofProduct, hide } = questionReviewEndpoints
const say = translator('en')

let server: TestServer
let mall: Awaited<ReturnType<typeof aMall>>
beforeAll(async () => {
  server = await startServer()
  mall = await aMall(server.ctx)
})
afterAll(() => server[Symbol.asyncDispose]())

async function aShopper() {
  const { id: productId } = await aProduct(server.ctx, { ...mall.of, skus: [{ stock: 1 }] })
  const accountId = await aSellerAccount(server.ctx, { sellerId: mall.sellerId, role: 'owner' })
  const store = server.client({ bearer: await merchantTokenOf(server.ctx, accountId) })
  const buyer = await aSignedInMember(server)
  const body = {
    prodId: productId,
    modelId: mall.pc200,
    serialNo: '310452',
    year: 2012,
    question: 'Does it fit?',
  }
  return { productId, store, buyer, body, visitor: server.client({}) }
}

it('a question carries the machine to the store, and everyone reads its one answer without the serial number', async () => {
  const { productId, store, buyer, body, visitor } = await aShopper()
  await buyer.call(ask, { body })
  await expect(buyer.call(ask, { body })).rejects.toMatchObject({ message: say('question.open') })
  expect(await visitor(answered, { query: { prodId: productId } })).toEqual([])
  const { rows } = await store(list, { query: {} })
  expect(rows[0]).toMatchObject({ productId, machine: 'Komatsu PC200-8', serialNo: '310452' })
  const { productQuestionId = '' } = rows[0] ?? {}
  const given = { body: { productQuestionId, fits: true, answer: 'Yes, up to 352110.' } }
  await store(answer, given)
  await expect(store(answer, given)).rejects.toMatchObject({
    message: say('merchantProductQuestion.answeredAlready'),
  })
  const shown = await visitor(answered, { query: { prodId: productId } })
  expect(shown).toMatchObject([
    { machine: 'Komatsu PC200-8', year: 2012, fits: true, answer: 'Yes, up to 352110.' },
  ])
  expect(JSON.stringify(shown)).not.toContain('310452')
  await server.work()
  const notified = await server.ctx.db
    .select({ kind: notification.kind, link: notification.link })
    .from(notification)
    .where(eq(notification.kind, 'questionAnswered'))
  expect(notified).toEqual([{ kind: 'questionAnswered', link: `/mall/product/${productId}` }])
})

it('staff hide a question and its answer, and show them again', async () => {
  const { productId, store, buyer, body, visitor } = await aShopper()
  await buyer.call(ask, { body })
  const staff = server.client({
    bearer: await server.staffToken(['product.read', 'product.review']),
  })
  const [question] = await staff(ofProduct, { query: { productId } })
  const { productQuestionId = '' } = question ?? {}
  await store(answer, { body: { productQuestionId, fits: false, answer: 'No.' } })
  const seen = async () => (await visitor(answered, { query: { prodId: productId } })).length
  expect(await seen()).toBe(1)
  await staff(hide, { body: { productQuestionId, isHidden: true } })
  expect(await seen()).toBe(0)
  await staff(hide, { body: { productQuestionId, isHidden: false } })
  expect(await seen()).toBe(1)
})
