import type { ApiCall } from '@ironsouq/contract/client'
import { homePageEndpoints } from '@ironsouq/contract/content/home-page/home-page.endpoints'
import {
  RENOVATION_TYPES,
  type BlockOf,
} from '@ironsouq/contract/content/home-page/home-page.schema'
import { formatter } from '@ironsouq/i18n/format'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../environment/fixtures.ts'
import { vitalsOf, watchVitals } from '../environment/vitals.ts'

async function blocksOf(call: ApiCall) {
  const query = { renovationType: RENOVATION_TYPES.home }
  const { blocks } = await call(homePageEndpoints.homepage, { query })
  const only = <Kind extends (typeof blocks)[number]['kind']>(kind: Kind): BlockOf<Kind> => {
    const found = blocks.find((block): block is BlockOf<Kind> => block.kind === kind)
    if (!found) throw new Error(`the environment has no ${kind} block`)
    return found
  }
  return { blocks, only }
}

/** Scrolls to each picture and waits until it is loaded. */
async function loadAll(pictures: Locator) {
  const count = await pictures.count()
  for (let n = 0; n < count; n++) {
    const picture = pictures.nth(n)
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
      .toBeGreaterThan(0)
  }
  return count
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('shows every block of the server [RT-1] [CL-20]', async ({ page, api, language, t }) => {
  const format = formatter(language)
  const { blocks, only } = await blocksOf(api(language))
  expect(blocks.length).toBe(12)
  await page.goto(`/${language}`)
  await expect(page).toHaveTitle(`${t('home.title')} · ${t('common.brand')}`)

  const hero = only('hero')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    hero.title ?? t('home.heroTitle', { count: hero.total }),
  )
  const facts = page.getByRole('main').locator('dl').first().getByRole('definition')
  await expect(facts).toHaveText(
    [hero.wellKept, hero.brands, hero.newThisWeek].map((figure) => format.number(figure)),
  )
  await expect(page.getByRole('link', { name: t('home.viewMachine') })).toHaveAttribute(
    'href',
    `/${language}/device-detail/${hero.featured?.deviceId}`,
  )

  const categories = section(page, t('home.categories')).getByRole('listitem')
  const { items, total } = only('categories')
  await expect(categories).toHaveText([
    ...items.map(({ name, count }) => new RegExp(`^${RegExp.escape(name)}.*${count}`)),
    new RegExp(`^${format.number(total)}`),
  ])
  await expect(page.locator('#sales')).toHaveCount(0) // without an auction it takes no room
  const parts = section(page, t('home.parts'))
  await expect(parts.getByRole('article').getByRole('heading')).toHaveText(
    only('parts').products.map(({ name }) => name),
  )
  await expect(parts.getByRole('link', { name: t('home.allParts') })).toHaveAttribute(
    'href',
    `/${language}/mall`,
  )
  await expect(
    section(page, t('home.justIn')).getByRole('article').getByRole('heading'),
  ).toHaveText(only('justIn').devices.map(({ brandName, model }) => `${brandName} ${model}`))

  const graded = section(page, t('home.graded'))
  await expect(graded.locator('dl').first().getByRole('definition')).toHaveText(
    only('graded').grades.map(({ count }) => format.number(count)),
  )
  await expect(graded.getByRole('article')).toHaveCount(only('graded').devices.length)
  await expect(section(page, t('home.brands')).getByRole('listitem')).toHaveText(
    only('brands').items.map(({ name, count }) => `${name}${format.number(count)}`),
  )
  for (const { title } of only('steps').items)
    await expect(section(page, t('home.steps')).getByRole('heading', { name: title })).toBeVisible()
  for (const { name, phone } of only('outlets').items) {
    const outlet = section(page, t('home.branches')).getByRole('listitem').filter({ hasText: name })
    const call = outlet.first().locator('a[href^="tel:"]')
    await expect(call).toHaveAttribute('href', `tel:${phone}`)
  }
  for (const { title, publishedAt } of only('news').items) {
    const item = section(page, t('home.news')).getByRole('listitem').filter({ hasText: title })
    await expect(item.getByRole('time').first()).toHaveText(format.date(publishedAt))
  }
  const films = section(page, t('home.videos')).getByRole('listitem')
  await expect(films).toHaveCount(only('videos').items.length)
  for (const { title, videoId } of only('videos').items)
    await expect(films.getByRole('link', { name: title })).toHaveAttribute(
      'href',
      `/${language}/videos/${videoId}`,
    )
  await expect(section(page, t('home.weeklyEmail')).getByRole('textbox')).toBeVisible()
})

test(
  'loads pictures as AVIF in the requested sizes without layout shift [RT-1]',
  { tag: ['@desk-only', '@en-only'] },
  async ({ page }) => {
    await watchVitals(page)
    await page.goto('/en')
    const pictures = page.getByRole('main').locator('picture img')
    expect(await loadAll(pictures)).toBeGreaterThan(20)
    for (const src of await pictures.evaluateAll((all: HTMLImageElement[]) =>
      all.map(({ currentSrc }) => currentSrc),
    ))
      expect(src).toMatch(/\/(320|640|960)\.avif$/)
    const blurs = page.getByRole('main').locator('img[aria-hidden]')
    await expect(blurs).toHaveCount(await pictures.count())
    // A font that loads after the first paint may move a word slightly.
    expect((await vitalsOf(page)).cls).toBeCloseTo(0, 2)
  },
)

test(
  'moves the focus in reading order [RT-1]',
  { tag: ['@desk-only', '@en-only'] },
  async ({ page }) => {
    await page.goto('/en')
    await page.getByRole('main').focus()
    const visited: string[] = []
    for (let step = 0; step < 25; step++) {
      await page.keyboard.press('Tab')
      visited.push(await page.evaluate(() => document.activeElement?.closest('[id]')?.id ?? 'none'))
      await expect(page.locator(':focus')).toBeInViewport()
    }
    expect([...new Set(visited)]).toEqual(['content', 'categories'])
  },
)
