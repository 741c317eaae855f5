import { execFile } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { translator } from '@ironsouq/i18n/translate'
import { expect, test } from '../office.ts'

test.use({ only: { width: 'desk', language: 'en' } })

const run = promisify(execFile)
const t = translator('en')

// The browser reports the connection that the test breaks.
test.use({ expectedMessages: /net::ERR_FAILED/ })

/** A film of a second in two parts. */
async function aFilm(): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'film-')), 'yard.mp4')
  const noise = 'nullsrc=s=640x360:r=25:d=1.2,geq=random(1)*255:128:128'
  const lossless = ['-c:v', 'libx264', '-preset', 'ultrafast', '-qp', '8', '-pix_fmt', 'yuv420p']
  await run('ffmpeg', ['-v', 'error', '-y', '-f', 'lavfi', '-i', noise, ...lossless, file])
  return file
}

test('staff upload a film that goes on after an interruption, publish it, and a visitor watches it [NW-2]', async ({
  page,
  signIn,
  environment,
}) => {
  test.slow()
  const file = await aFilm()
  await signIn({ permissions: ['video.edit'] })
  await page.goto('/videos/new')
  const title = `Yard film ${Date.now()}`
  await page.getByLabel(t('backofficeVideo.englishTitle')).fill(title)
  await page.getByRole('button', { name: t('backofficeVideo.create') }).click()
  const choose = page.locator('input[type="file"]')
  await expect(choose).toBeAttached()

  const puts: string[] = []
  let isBroken = true
  await page.route(/partNumber=2/, (route) => (isBroken ? route.abort() : route.continue()))
  page.on('request', (request) => {
    const part = /partNumber=(\d+)/.exec(request.url())?.[1]
    if (part && request.method() === 'PUT') puts.push(part)
  })
  await choose.setInputFiles(file)
  await expect.poll(() => puts, { timeout: 30_000 }).toContain('2')
  await page.getByRole('button', { name: t('backofficeVideo.stop') }).click()
  isBroken = false
  puts.length = 0
  await page.locator('input[type="file"]').setInputFiles(file)
  await expect(page.getByText(t('backofficeVideo.ready'))).toBeVisible({ timeout: 90_000 })
  expect(puts).not.toContain('1')

  await page.getByRole('button', { name: t('portal.save') }).click()
  const publish = page.getByRole('button', { name: t('backofficeVideo.publish') })
  await expect(publish).toBeEnabled()
  await publish.click()
  await expect(page.getByText(t('backofficeVideo.published'))).toBeVisible()

  await page.goto(`${environment.url}/en/videos`)
  await page.getByRole('link', { name: title }).click()
  await page
    .getByRole('button', { name: t('video.play') })
    .first()
    .click()
  const film = page.locator('main video')
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime), { timeout: 30_000 })
    .toBeGreaterThan(0.3)
})
