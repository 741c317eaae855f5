import { quoteEndpoints } from '@ironsouq/contract/deals/quote/quote.endpoints'
import { quoteMerchantEndpoints } from '@ironsouq/contract/deals/quote/quote.merchant.endpoints'
import { bankAccountEndpoints } from '@ironsouq/contract/money/bank-account/bank-account.endpoints'
import { addressEndpoints } from '@ironsouq/contract/people/address/address.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { proformaOf } from '#features/deals/quote/quote.queries.ts'
import { aStore } from '#features/mall/store/store.builder.ts'
import { anActivePerson, staffTokenOf } from '#features/people/staff/staff.builder.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { ADDRESS } from '#test/mall/market.ts'
import { readPdf, says } from '#test/pdf.ts'
import { aDealer, aForm, anInquiryFor } from '#test/quotes.ts'

const { list, read, state, confirm } = bankAccountEndpoints

const DETAILS = {
  // With letters that nothing else on an invoice has.
  holder: 'Ñandú Yard Holding',
  bank: 'Emirates Bank',
  iban: 'ae07 0331 2345 6789 0123 456',
  swift: 'EBILAEAD',
}
const IBAN = 'AE070331234567890123456'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server[Symbol.asyncDispose]())

async function aPerson() {
  const id = await anActivePerson(server.ctx, { role: 'administrator' })
  return server.client({ bearer: await staffTokenOf(server.ctx, id) })
}

describe('the bank account of a seller', () => {
  it('is stated by one person and confirmed by another, of eight at once by one', async () => {
    const { code: sellerCode } = await aDealer(server, 'paid', { hasAccount: false })
    const [first, second] = [await aPerson(), await aPerson()]
    expect(await first(read, { query: { sellerCode } })).toBeNull()
    const stated = await first(state, { body: { sellerCode, version: 0, ...DETAILS } })
    expect(stated).toMatchObject({ iban: IBAN, isConfirmed: false, canConfirm: false, version: 1 })
    const own = first(confirm, { body: { sellerCode, version: 1 } })
    await expect(own).rejects.toMatchObject({
      message: translator('en')('error.bankAccountOwn'),
    })
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, () => second(confirm, { body: { sellerCode, version: 1 } })),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await first(read, { query: { sellerCode } })).toMatchObject({ isConfirmed: true })
  })

  it('waits in a list with who entered it until someone else has confirmed it [BO-2]', async () => {
    const { code: sellerCode } = await aDealer(server, 'listed', { hasAccount: false })
    const [first, second] = [await aPerson(), await aPerson()]
    const rowsOf = async (state: 'waiting' | 'confirmed') => {
      const { rows } = await second(list, { query: { state } })
      return rows.filter((row) => row.sellerCode === sellerCode)
    }
    await first(state, { body: { sellerCode, version: 0, ...DETAILS } })
    expect(await rowsOf('waiting')).toMatchObject([
      {
        iban: IBAN,
        canConfirm: true,
        statedBy: expect.any(String),
        statedAt: server.ctx.now().toISOString(),
        confirmedBy: null,
      },
    ])
    expect(await rowsOf('confirmed')).toEqual([])
    await second(confirm, { body: { sellerCode, version: 1 } })
    expect(await rowsOf('waiting')).toEqual([])
    expect(await rowsOf('confirmed')).toMatchObject([
      { canConfirm: false, confirmedBy: expect.any(String), statedAt: null },
    ])
  })

  it('loses its confirmation with a change, and no one confirms what they have not read', async () => {
    const { code: sellerCode } = await aDealer(server, 'paid-elsewhere', { hasAccount: false })
    const [first, second] = [await aPerson(), await aPerson()]
    await first(state, { body: { sellerCode, version: 0, ...DETAILS } })
    await second(confirm, { body: { sellerCode, version: 1 } })
    const other = { ...DETAILS, bank: 'Other Bank' }
    const changed = await first(state, { body: { sellerCode, version: 1, ...other } })
    expect(changed).toMatchObject({ bank: 'Other Bank', isConfirmed: false, version: 2 })
    const refused = [
      second(confirm, { body: { sellerCode, version: 1 } }),
      first(state, { body: { sellerCode, version: 1, ...DETAILS } }),
      first(state, { body: { sellerCode, version: 0, ...DETAILS } }),
    ]
    for (const each of await Promise.allSettled(refused))
      expect(each).toMatchObject({ status: 'rejected', reason: { status: 409 } })
  })

  it('has right check digits, and is read by no one without the permission', async () => {
    const { code: sellerCode } = await aDealer(server, 'mistyped', { hasAccount: false })
    const first = await aPerson()
    const body = { sellerCode, version: 0, ...DETAILS }
    for (const wrong of [{ iban: 'AE08 0331 2345 6789 0123 456' }, { swift: 'EBIL' }])
      await expect(first(state, { body: { ...body, ...wrong } })).rejects.toMatchObject({
        status: 400,
      })
    const stranger = server.client({ bearer: await server.staffToken(['inquiry.read']) })
    await expect(stranger(read, { query: { sellerCode } })).rejects.toMatchObject({ status: 403 })
  })
})

it('an invoice states the confirmed account of its seller [EQ-9]', async () => {
  await server.storage.ensure()
  const dealer = await aDealer(server, 'invoicing', { hasAccount: false })
  const [first, second] = [await aPerson(), await aPerson()]
  await first(state, { body: { sellerCode: dealer.code, version: 0, ...DETAILS } })
  await second(confirm, { body: { sellerCode: dealer.code, version: 1 } })
  const { buyer, inquiryId } = await anInquiryFor(server, [dealer])
  await buyer.call(addressEndpoints.add, { body: { ...ADDRESS, detail: 'Warehouse 77' } })
  await aStore(server.ctx, { sellerId: dealer.sellerId, address: 'Street 88' })
  const { quoteId, price } = await dealer.call(quoteMerchantEndpoints.make, {
    body: { inquiryId, ...aForm(dealer.deviceId) },
  })
  await buyer.call(quoteEndpoints.accept, { body: { quoteId, price } })
  await server.work()
  const row = await proformaOf(server.ctx, quoteId)
  const sheet = await readPdf(server, row?.objectKey ?? '')
  expect(says(sheet, DETAILS.holder)).toBe(true)
  const { rows } = await server.pool.query<{ serial_no: string }>(
    'select serial_no from device where id = $1',
    [dealer.deviceId],
  )
  const stated = ['AE07 0331 2345 6789 0123 456', 'Warehouse 77', 'Street 88', rows[0]?.serial_no]
  for (const text of stated) expect([text, says(sheet, text ?? '?')]).toEqual([text, true])
}, 60_000)
