import { quoteMerchantEndpoints } from '@ironsouq/contract/deals/quote/quote.merchant.endpoints'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aCategory } from '#features/machines/category/category.builder.ts'
import type { GivenDevice } from '#features/machines/device/device.builder.ts'
import { device } from '#features/machines/device/device.tables.ts'
import { aListedDevice } from '#test/device-fixtures.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { aDealer, aForm, anInquiryFor, type Dealer } from '#test/quotes.ts'

const { machines, estimate } = quoteMerchantEndpoints

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server[Symbol.asyncDispose]())

async function aMachine({ sellerId }: Dealer, given: Partial<GivenDevice>): Promise<string> {
  const { id } = await aListedDevice(server.ctx, given)
  await server.ctx.db.update(device).set({ sellerId }).where(eq(device.id, id))
  return id
}

const weighing = (operatingWeight: number) => ({ specs: { operatingWeight } })

it('an inquiry is answered with machines of its category: the one asked about, its model, the nearest in weight [IN-6]', async () => {
  const dealer = await aDealer(server, 'similar')
  const other = await aDealer(server, 'similar-not')
  const light = await aMachine(dealer, { model: '313', ...weighing(14_000) })
  const near = await aMachine(dealer, { model: '323', ...weighing(24_000) })
  const same = await aMachine(dealer, { model: '320', ...weighing(26_000) })
  const unsized = await aMachine(dealer, { model: '349', specs: {} })
  const { id: categoryId } = await aCategory(server.ctx, {
    code: 'generators',
    names: { en: 'Generators' },
  })
  const generator = await aMachine(dealer, { model: 'DE220', categoryId, ...weighing(22_000) })
  await aMachine(dealer, { model: '321', state: 'draft' })
  const { inquiryId } = await anInquiryFor(server, [dealer], { deviceId: dealer.deviceId })
  const found = async (words?: string) => {
    const rows = await dealer.call(machines, { query: { inquiryId, ...(words && { words }) } })
    return rows.map(({ deviceId }) => deviceId)
  }
  expect(await found()).toEqual([dealer.deviceId, same, near, light, unsized])
  // Words search all of them.
  expect(await found('de220')).toEqual([generator])
  await expect(other.call(machines, { query: { inquiryId } })).rejects.toMatchObject({
    status: 404,
  })
})

it('an estimate says why there is no landed price [IN-6]', async () => {
  const dealer = await aDealer(server, 'gap')
  const { inquiryId } = await anInquiryFor(server, [dealer])
  const body = { inquiryId, ...aForm(dealer.deviceId) }
  expect(await dealer.call(estimate, { body })).toMatchObject({ cost: null, gap: 'noPlace' })
})
