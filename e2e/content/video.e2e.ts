import { translator } from '@ironsouq/i18n/translate'
import { expect, test } from '../environment/fixtures.ts'

const en = translator('en')

test(
  'a visitor finds a film and watches it with captions [NW-2] [RT-10] [RT-11]',
  { tag: '@desk-only' },
  async ({ page, language, t }) => {
    // The first visitor waits for a demo film that was never watched.
    test.slow()
    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    await page.goto(`/${language}/videos`)
    // The films that other tests publish meanwhile have no chapters, and English titles.
    await page
      .getByRole('article')
      .filter({ hasNotText: 'Yard film' })
      .first()
      .getByRole('link')
      .click()
    await expect(page.getByRole('heading', { name: t('video.chapters') })).toBeVisible()
    expect(requested.filter((path) => path.endsWith('.m3u8'))).toEqual([])

    const [address = ''] = /http[^"\\]+master\.m3u8/.exec(await page.content()) ?? []
    const stream = await page.request.get(address, { timeout: 120_000 })
    expect(stream.headers()['access-control-allow-origin']).toBe('*')
    await page
      .getByRole('button', { name: t('video.play') })
      .first()
      .click()
    const film = page.locator('main video')
    const seconds = () => film.evaluate((video: HTMLVideoElement) => video.currentTime)
    await expect.poll(seconds, { timeout: 30_000 }).toBeGreaterThan(0.3)
    await expect(page.locator('main [aria-current="true"] p').first()).toBeVisible()
    const lines = page.getByRole('region', { name: t('video.transcript') }).getByRole('listitem')
    await lines.nth(2).getByRole('button').click()
    await expect.poll(seconds).toBeGreaterThan(5.9)
    await page.getByRole('button', { name: t('video.pause') }).click()
    const paused = await film.evaluate((video: HTMLVideoElement) => video.paused)
    expect(paused).toBe(true)
    expect(requested.filter((path) => path.endsWith('.m4s')).length).toBeGreaterThan(0)
  },
)

test(
  'the list of videos filters by topic and length [RT-10]',
  { tag: ['@desk-only', '@en-only'] },
  async ({ page }) => {
    await page.goto('/en/videos')
    await page.getByRole('link', { name: en('video.company') }).click()
    await expect(page).toHaveURL(/topic=company/)
    await expect(page.getByRole('article')).toHaveCount(1)
    await page.getByRole('link', { name: en('video.short') }).click()
    await expect(page).toHaveURL(/short=true/)
    await expect(page.getByRole('article')).toHaveCount(1)
  },
)
