import type { Translate } from '@ironsouq/i18n/messages'
import { translator } from '@ironsouq/i18n/translate'
import type { BrowserContext, Page } from '@playwright/test'
import type { Environment } from '../environment/environment.ts'
import { expect, test } from '../environment/fixtures.ts'
import { hydrated } from '../environment/hydration.ts'
import { overflowOf } from '../environment/layout.ts'
import {
  type Language,
  type Variant,
  VARIANTS,
  VIEWPORTS,
  type Width,
} from '../environment/variant.ts'
import { violationsIn } from './axe.ts'

interface At {
  page: Page
  language: Language
  t: Translate
  isPhone: boolean
}

export type Step = (at: At) => Promise<unknown>

/** A page as a reader finds it. */
export interface State {
  name: string
  /** Below the language in the shop, below the root in a portal. */
  path: string
  /** Opens what is examined: a dialog, an error, a menu; or waits for it. */
  step?: Step
  /** What the step opened; default: the whole page. */
  part?: string
  /** Where only one width has it. */
  width?: Width
}

interface Visit {
  page: Page
  context: BrowserContext
  environment: Environment
  /** Where the rows begin: a full run has each row in each variant. */
  variant: Variant
}

type Site = 'shop' | 'office' | 'merchant'

const addressOf = (site: Site, { url, officeUrl, merchantUrl }: Environment) =>
  ({ shop: url, office: officeUrl, merchant: merchantUrl })[site]

/** The rows alternate between languages, widths and themes. */
function variantOfRow(row: number, { variant }: Visit, width?: Width): Variant {
  const possible = VARIANTS.filter((each) => width === undefined || each.width === width)
  const first = VARIANTS.findIndex(
    (each) => each.language === variant.language && each.width === variant.width,
  )
  return possible[(row + first) % possible.length] ?? variant
}

/** Both directions and both widths have both themes. */
const themeOf = ({ language, width }: Variant): 'light' | 'dark' =>
  (language === 'ar') === (width === 'phone') ? 'light' : 'dark'

/** How long the requests of a screen take at most; on a busy machine its pictures are not awaited. */
const SETTLED_MS = 8000

/** For a busy machine; an idle one takes a tenth of it. */
const STATE_MS = 15_000

async function show(visit: Visit, site: Site, variant: Variant, { path, step }: State) {
  const { page, context, environment } = visit
  const { language, width } = variant
  const url = addressOf(site, environment)
  const theme = themeOf(variant)
  await page.setViewportSize(VIEWPORTS[width])
  if (site === 'shop') {
    await page.emulateMedia({ colorScheme: theme })
    await page.goto(`${url}/${language}${path}`)
    await hydrated(page)
  } else {
    await context.addCookies([
      { name: 'lang', value: language, url },
      { name: 'theme', value: theme, url },
    ])
    // A page that only changes its fragment is not loaded again.
    await page.goto('about:blank')
    await page.goto(`${url}${path}`)
    // The data of the screen have come; pictures that no one has asked for may still be drawn.
    await page.waitForLoadState('networkidle', { timeout: SETTLED_MS }).catch(() => {})
    await expect(page.locator('h1').first()).toBeAttached({ timeout: STATE_MS })
  }
  await step?.({ page, language, t: translator(language), isPhone: width === 'phone' })
}

/** Opens each state in turn in one browser, and examines it with axe. */
export async function examine(visit: Visit, site: Site, states: readonly State[]): Promise<void> {
  test.setTimeout(test.info().timeout + states.length * STATE_MS)
  visit.page.setDefaultTimeout(STATE_MS)
  // Pictures that no one has asked for are drawn first.
  visit.page.setDefaultNavigationTimeout(4 * STATE_MS)
  for (const [row, state] of states.entries()) {
    const variant = variantOfRow(row, visit, state.width)
    const name = `${state.name} (${variant.language}, ${variant.width})`
    await test.step(name, async () => {
      await show(visit, site, variant, state)
      expect.soft(await violationsIn(visit.page, state.part), name).toEqual([])
      expect.soft(await overflowOf(visit.page), name).toBeLessThanOrEqual(0)
    })
  }
}
