import { quoteEndpoints } from '@ironsouq/contract/deals/quote/quote.endpoints'
import { QUOTE_RETENTION_DAYS } from '@ironsouq/contract/deals/quote/quote.limits'
import { quoteMerchantEndpoints } from '@ironsouq/contract/deals/quote/quote.merchant.endpoints'
import { quoteStaffEndpoints } from '@ironsouq/contract/deals/quote/quote.staff.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { member } from '#features/people/member/member.tables.ts'
import { systemClock } from '#kernel/clock.ts'
import { startServer } from '#test/harness.ts'
import { inbox } from '#test/inbox.ts'
import { readPdf, says } from '#test/pdf.ts'
import { aDealer, aForm, anInquiryFor } from '#test/quotes.ts'
import { deleteOldQuotes } from './quote.delete-old.job.ts'
import { amountText } from './quote.proforma.document.ts'
import { proforma, quote } from './quote.tables.ts'

const merchant = quoteMerchantEndpoints

describe('news of a quote', () => {
  it('reaches the buyer and the seller by email, without the address of the buyer [IN-6]', async () => {
    await using server = await startServer()
    await server.storage.ensure()
    const dealer = await aDealer(server, 'mailed')
    const { buyer, inquiryId } = await anInquiryFor(server, [dealer])
    await server.work()
    const asked = await inbox(dealer.email)
    expect(asked).toHaveLength(1)
    expect(JSON.stringify(asked)).not.toContain(buyer.mail)
    const body = { inquiryId, ...aForm(dealer.deviceId), note: 'The seal is in the price.' }
    const { quoteId, price } = await dealer.call(merchant.make, { body })
    await server.work()
    const received = JSON.stringify(await inbox(buyer.mail))
    expect(received).toContain('New quote for your inquiry')
    expect(received).toContain('The seal is in the price.')
    await buyer.call(quoteEndpoints.accept, { body: { quoteId, price } })
    await server.work()
    expect(JSON.stringify(await inbox(buyer.mail))).toContain('PI-')
    expect(await inbox(dealer.email)).toHaveLength(2)
  }, 60_000)
})

describe('a proforma invoice', () => {
  it.each(['en', 'ar', 'ko'] as const)(
    'is a PDF in the language of the buyer, %s, with a second one beside it [EQ-9]',
    async (language) => {
      await using server = await startServer()
      // The object store compares a signature with its own clock.
      server.turnClock(systemClock().toISOString())
      await server.storage.ensure()
      const dealer = await aDealer(server, 'invoiced')
      const { buyer, inquiryId } = await anInquiryFor(server, [dealer])
      await server.ctx.db.update(member).set({ locale: language }).where(eq(member.id, buyer.id))
      const body = { inquiryId, ...aForm(dealer.deviceId) }
      const { quoteId, price } = await dealer.call(merchant.make, { body })
      await buyer.call(quoteEndpoints.accept, { body: { quoteId, price } })
      const open = () => buyer.call(quoteEndpoints.proforma, { query: { quoteId } })
      await expect(open()).rejects.toMatchObject({ status: 409 })
      await server.work()
      const { url } = await open()
      const file = Buffer.from(await (await fetch(url)).arrayBuffer())
      expect(file.subarray(0, 5).toString()).toBe('%PDF-')
      const [row] = await server.ctx.db.select().from(proforma)
      const key = row?.objectKey ?? ''
      // Without the address that was signed, no one opens it.
      expect((await fetch(url.split('?')[0] ?? '')).status).toBe(403)
      const sheet = await readPdf(server, key)
      for (const each of [language, language === 'ar' ? 'en' : 'ar'] as const)
        expect(says(sheet, translator(each)('proforma.title')), each).toBe(true)
      expect(says(sheet, '232,000.00')).toBe(true)
      const shown = await dealer.call(merchant.proforma, { query: { quoteId } })
      expect(shown.url).toContain('proforma/')
    },
    60_000,
  )

  it('leaves no PDF in the object store when its quote is deleted [EQ-9]', async () => {
    await using server = await startServer()
    await server.storage.ensure()
    const dealer = await aDealer(server, 'old-invoice')
    const { buyer, staff, inquiryId } = await anInquiryFor(server, [dealer])
    const body = { inquiryId, ...aForm(dealer.deviceId) }
    const { quoteId, price } = await dealer.call(merchant.make, { body })
    await buyer.call(quoteEndpoints.accept, { body: { quoteId, price } })
    await server.work()
    const [row] = await server.ctx.db.select().from(proforma)
    const key = row?.objectKey ?? ''
    expect(key).toMatch(/^proforma\//)
    await staff(quoteStaffEndpoints.release, { body: { quoteId } })
    const old = new Date(server.ctx.now().getTime() - (QUOTE_RETENTION_DAYS + 1) * 86_400_000)
    await deleteOldQuotes.run(server.ctx)
    expect(await server.ctx.storage.has(key)).toBe(true)
    await server.ctx.db.update(quote).set({ updatedAt: old })
    await deleteOldQuotes.run(server.ctx)
    expect(await server.ctx.db.$count(quote)).toBe(0)
    expect(await server.ctx.storage.has(key)).toBe(false)
  }, 60_000)

  it('writes amounts as invoices do', () => {
    expect(amountText(23_200_000n)).toBe('232,000.00')
    expect(amountText(5n)).toBe('0.05')
    expect(amountText(123_456_789_01n)).toBe('123,456,789.01')
  })
})
