import { expect, test } from './fixtures.ts'
import { slowDown, type Vitals, vitalsOf, watchVitals } from './lab.ts'

const RUNS = 3
const LCP_MS = 2000
const CLS = 0.01
const INP_MS = 100

test.use({ viewport: { width: 390, height: 844 } })

for (const locale of ['en', 'ar'])
  for (const path of ['', '/device-list'])
    test(`/${locale}${path} is soon there, stands still and answers at once`, async ({
      browser,
      baseURL,
    }, { annotations }) => {
      test.slow()
      const runs: Vitals[] = []
      for (let run = 0; run < RUNS; run++) {
        const context = await browser.newContext({ baseURL: baseURL ?? '' })
        const page = await context.newPage()
        await watchVitals(page)
        await slowDown(page)
        await page.goto(`/${locale}${path}`, { waitUntil: 'networkidle' })
        await page.locator('header summary').first().click()
        await page.waitForTimeout(300)
        runs.push(await vitalsOf(page))
        await context.close()
      }
      annotations.push({ type: 'vitals', description: JSON.stringify(runs) })
      // The machine is shared and noisy: the best of three is the page's own doing.
      expect(Math.min(...runs.map(({ lcp }) => lcp))).toBeLessThanOrEqual(LCP_MS)
      expect(Math.max(...runs.map(({ cls }) => cls))).toBeLessThanOrEqual(CLS)
      expect(Math.min(...runs.map(({ inp }) => inp))).toBeLessThanOrEqual(INP_MS)
    })
