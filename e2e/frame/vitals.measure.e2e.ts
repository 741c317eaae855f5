import { expect, test } from '../environment/fixtures.ts'
import { noiseOf, slowDown, type Vitals, vitalsOf, watchVitals } from '../environment/vitals.ts'

/** The computer is shared: the best of a few runs is that of the page itself. */
const MOST_RUNS = 8
const CLS = 0.01

/**
 * The targets are measured on an idle computer with VITALS=targets, as docs/figures.md describes. A
 * gate that runs next to other work fails only beyond what counts as good for real visitors.
 */
const LIMITS =
  process.env['VITALS'] === 'targets' ? { lcp: 2000, inp: 100 } : { lcp: 2500, inp: 200 }

test.use({ viewport: { width: 390, height: 844 } })

interface Run extends Vitals {
  noise: number
}

/** Paint and interaction are disturbed independently of each other: each has its own best run. */
const isGood = (runs: Run[]) =>
  runs.some(({ lcp, noise }) => lcp <= LIMITS.lcp * noise) &&
  runs.some(({ inp, noise }) => inp <= LIMITS.inp * noise)

const PAGES = {
  home: () => '',
  list: () => '/device-list',
  detail: ({ deviceId }: { deviceId: string }) => `/device-detail/${deviceId}`,
}

for (const locale of ['en', 'ar'])
  for (const [name, pathOf] of Object.entries(PAGES))
    test(`${name} meets its targets of LCP, CLS and INP in ${locale}`, async ({
      browser,
      baseURL,
      machine,
    }, { annotations }) => {
      test.slow()
      const path = pathOf(machine)
      const firstView = async (): Promise<Run> => {
        const context = await browser.newContext({ baseURL: baseURL ?? '' })
        const page = await context.newPage()
        await watchVitals(page)
        await slowDown(page)
        const noise = await noiseOf(page)
        await page.goto(`/${locale}${path}`, { waitUntil: 'networkidle' })
        await page.locator('header summary').first().click()
        await page.waitForTimeout(300)
        const vitals = await vitalsOf(page)
        await context.close()
        return { ...vitals, noise }
      }
      const runs = [await firstView()]
      while (!isGood(runs) && runs.length < MOST_RUNS) runs.push(await firstView())
      annotations.push({ type: 'vitals', description: JSON.stringify(runs) })
      expect(isGood(runs), JSON.stringify(runs)).toBe(true)
      expect(Math.max(...runs.map(({ cls }) => cls))).toBeLessThanOrEqual(CLS)
    })
