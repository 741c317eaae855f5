import { deviceEndpoints } from '@ironsouq/contract/device/device.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { expect, test } from './fixtures.ts'

/** What a buyer says in each language, and what it stands for. */
const SAID = { en: 'digger', ar: 'بوكلين' } as const

for (const locale of ['en', 'ar'] as const) {
  const t = translator(locale)

  test(
    `a buyer searches, narrows, opens, judges, compares, passes on and prints, in ${locale} [EQ-2] [EQ-3]`,
    { tag: '@phone' },
    async ({ page, api, browser }) => {
      // He types what he would say aloud.
      await page.goto(`/${locale}/device-list?q=${encodeURIComponent(SAID[locale])}`)
      const call = api(locale)
      const found = await call(deviceEndpoints.list, { query: { q: SAID[locale] } })
      expect(found.understood).toMatchObject([{ filter: 'category', value: 'excavators' }])
      await expect(page.getByRole('article')).toHaveCount(Math.min(found.total, 24))

      // He narrows: the address says so, and so does every card.
      const narrowed = { q: SAID[locale], grade: 'A,B,C', sort: 'priceLow' } as const
      await page.goto(`/${locale}/device-list?${new URLSearchParams(narrowed)}`)
      const { records } = await call(deviceEndpoints.list, { query: narrowed })
      const [first, second] = records
      if (!first || !second) throw new Error('the stage has two such machines')
      await page
        .getByRole('article')
        .first()
        .getByRole('link', { name: first.title, exact: true })
        .click()

      // He judges: price, proof, inspection or that there was none, what it would cost at his door.
      await expect(page).toHaveURL(`/${locale}/device-detail/${first.deviceId}`)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(first.title)
      for (const heading of ['judging.inspection', 'judging.priceHistory'] as const)
        await expect(page.getByRole('heading', { name: t(heading) })).toBeVisible()

      // He sets it beside the next best.
      const ids = `${first.deviceId},${second.deviceId}`
      await page.goto(`/${locale}/compare?${new URLSearchParams({ ids })}`)
      await expect(page.getByRole('columnheader')).toHaveCount(2)

      // His partner opens the same address and sees the same.
      const other = await browser.newContext()
      const theirs = await other.newPage()
      await theirs.goto(page.url())
      await expect(theirs.getByRole('columnheader')).toHaveCount(2)
      await other.close()

      // And the sheet he takes to the yard is a PDF.
      const sheet = await page.request.get(`/${locale}/device-detail/${first.deviceId}/passport`)
      expect(sheet.headers()['content-type']).toBe('application/pdf')
      expect((await sheet.body()).subarray(0, 5).toString()).toBe('%PDF-')
    },
  )
}
