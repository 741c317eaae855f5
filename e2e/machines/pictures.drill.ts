import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import type { Device, Picture } from '@ironsouq/contract/machines/device/device.schema'
import type { Page } from '@playwright/test'
import { expect, test } from '../environment/fixtures.ts'
import { sql } from '../environment/sql.ts'

const PAGES = Number(process.env['DRILL_PAGES'] ?? 20)
const SEED = Number(process.env['DRILL_SEED'] ?? 1)
const CONTROL = process.env['DRILL_CONTROL'] === 'other-year'
const CARDS = 24
/** One page in eleven is a list: 20 lists and 200 machines of 220 pages. */
const LIST_EVERY = 11
const LANGUAGES = ['en', 'ar', 'de']
const SLOWEST_MS = 60_000

/** The same pages for the same seed. */
function dice(seed: number) {
  let state = seed
  return (most: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((state / 2 ** 32) * most)
  }
}

/** The pictures of the page that are not shown; lazy ones are loaded as if they came into view. */
const unshown = (page: Page, objectsUrl: string): Promise<string[]> =>
  page.evaluate((from) => {
    const ours = [...document.images].filter(({ src }) => src.startsWith(from))
    for (const image of ours) image.loading = 'eager'
    return ours
      .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
      .map(({ currentSrc, src }) => currentSrc || src)
  }, objectsUrl)

async function open(page: Page, path: string, objectsUrl: string): Promise<number> {
  const start = performance.now()
  await page.goto(path)
  await expect.poll(() => unshown(page, objectsUrl), { timeout: SLOWEST_MS }).toEqual([])
  return performance.now() - start
}

interface Drawn {
  view: string
  model: string
  facts: { hours?: number; km?: number; serial?: string; year?: number; emission?: string }
}

/** "STAGE V" and stageV, "CEV IV" and cev4, are the same. */
const plain = (emission: string) =>
  emission
    .toLowerCase()
    .replace(/ iii$/, '3')
    .replace(/ iv$/, '4')
    .replace(/(cev) v$/, '$15')
    .replaceAll(' ', '')

async function described({ src }: Picture, objectsUrl: string): Promise<Drawn> {
  const folder = src.slice(0, src.lastIndexOf('/'))
  const reply = await fetch(`${objectsUrl}/${folder}/drawing.json`)
  expect(reply.status, src).toBe(200)
  return (await reply.json()) as Drawn
}

/** What a picture shows, in the words of the record. */
const shownBy = ({ model, view, facts }: Drawn) => ({
  view,
  model,
  serialNo: facts.serial,
  yearMade: facts.year,
  workHours: facts.hours ?? null,
  mileageKm: facts.km ?? null,
  emission: plain(facts.emission ?? 'none'),
})

const recordOf = (device: Device, { view }: Picture) => ({
  view,
  model: device.model,
  serialNo: device.serialNo,
  yearMade: device.yearMade,
  workHours: device.workHours,
  mileageKm: device.mileageKm,
  emission: device.emission.toLowerCase(),
})

test('no picture of a random page is missing or contradicts the record', async ({
  page,
  api,
  environment,
}) => {
  test.fail(CONTROL, 'the planted contradiction must be found')
  const { objectsUrl, databaseUrl } = environment
  if (CONTROL) await sql(databaseUrl, 'update device set year_made = year_made - 1')
  const call = api()
  const roll = dice(SEED)
  const times: number[] = []
  let pictures = 0
  for (let n = 0; n < PAGES; n++) {
    const language = LANGUAGES[roll(LANGUAGES.length)] ?? 'en'
    if (n > 0 && n % 20 === 0) process.stdout.write(`${n} of ${PAGES} pages\n`)
    const { total } = await call(deviceEndpoints.list, { query: { size: 1 } })
    const current = 1 + roll(Math.ceil(total / CARDS))
    const { records } = await call(deviceEndpoints.list, { query: { current, size: CARDS } })
    if (n % LIST_EVERY === 0) {
      for (const { stockNo, picture } of records) expect(picture, stockNo).not.toBeNull()
      times.push(await open(page, `/${language}/device-list?current=${current}`, objectsUrl))
      const cards = await page.locator(`main img[src^="${objectsUrl}/device/"]`).count()
      expect(cards, `cards of page ${current}`).toBeGreaterThanOrEqual(records.length)
      pictures += cards
      continue
    }
    const deviceId = records[roll(records.length)]?.deviceId ?? ''
    times.push(await open(page, `/${language}/device-detail/${deviceId}`, objectsUrl))
    const device = await call(deviceEndpoints.detail, { query: { deviceId } })
    expect(device.pictures.length, device.stockNo).toBeGreaterThanOrEqual(6)
    expect(device.pictures.length, device.stockNo).toBeLessThanOrEqual(12)
    for (const picture of device.pictures) {
      const drawn = await described(picture, objectsUrl)
      expect(shownBy(drawn), device.stockNo).toEqual(recordOf(device, picture))
    }
    pictures += device.pictures.length
  }
  const sorted = times.toSorted((a, b) => a - b)
  const second = (at: number) =>
    ((sorted[Math.floor(at * (times.length - 1))] ?? 0) / 1000).toFixed(1)
  const spread = `${second(0.5)} s (median), ${second(1)} s (most)`
  process.stdout.write(`${PAGES} pages, ${pictures} pictures; all shown after ${spread}\n`)
})
