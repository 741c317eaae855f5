import { createHash } from 'node:crypto'
import { sideView } from '@ironsouq/contract/machines/device/device.side'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { deviceDetail } from '#features/machines/device-detail/device-detail.queries.ts'
import { deviceOfReport } from '#features/machines/inspection/inspection.queries.ts'
import { currencies } from '#features/money/currency/currency.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { notFound } from '#kernel/errors.ts'
import { languageOf } from './passport.language.ts'
import { passportContent } from './passport.present.ts'
import { reportContent, reportPictures } from './passport.report.present.ts'

/** Official papers are in Arabic; a sheet in Arabic has English as its second language. */
const besideOf = (locale: LocaleCode): LocaleCode => (locale === 'ar' ? 'en' : 'ar')

const MOST_PICTURE_BYTES = 4_000_000
const SUM_GROUPS = /.{4}/g
const SUM_LENGTH = 16

/** Where sheets are stored. */
export const PASSPORT_FOLDER = 'passport'

/** Sheets that are being drawn: concurrent requests for one sheet share one drawing. */
const underWay = new Map<string, Promise<string>>()

type Picture = Uint8Array | null

interface Sheet {
  /** A hash of its content. */
  sum: string
  /** The pictures that it shows; undefined is a place that has none. */
  pictures: readonly (string | undefined)[]
  draw: (pictures: readonly Picture[]) => Promise<Uint8Array>
}

/**
 * Draws a sheet unless it is stored. One that lacks a picture gets another name, so that it is
 * drawn again when it is next asked for.
 */
async function stored(ctx: Ctx, { sum, pictures, draw }: Sheet): Promise<{ src: string }> {
  const whole = `${PASSPORT_FOLDER}/${sum}.pdf`
  const drawOnce = async () => {
    if (await ctx.storage.has(whole)) return whole
    const found = await Promise.all(pictures.map((src) => pictureAt(ctx, src)))
    const lacking = pictures.filter((src, i) => src !== undefined && found[i] === null).length
    const src =
      lacking === 0 ? whole : `${PASSPORT_FOLDER}/${sum}-${lacking}-${ctx.now().getTime()}.pdf`
    await ctx.storage.put(src, await draw(found), 'application/pdf')
    return src
  }
  const drawing = underWay.get(whole) ?? drawOnce().finally(() => underWay.delete(whole))
  underWay.set(whole, drawing)
  return { src: await drawing }
}

const sumOf = (content: unknown) =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex')

/** A picture may not be made before someone asks for it at its public address. */
async function pictureAt(ctx: Ctx, src: string | undefined): Promise<Picture> {
  if (src === undefined) return null
  const known = await ctx.storage.read(src, MOST_PICTURE_BYTES)
  return known ?? ctx.storage.readPublic(src, MOST_PICTURE_BYTES).catch(() => null)
}

/**
 * Today's passport of a machine, drawn at most once: its name is a hash of its content,
 * so equal content has an equal name.
 */
export async function passportOf(ctx: Ctx, deviceId: string): Promise<{ src: string }> {
  const { locale } = ctx
  const beside = besideOf(locale)
  const [device, other, rates] = await Promise.all([
    deviceDetail(ctx, deviceId),
    deviceDetail({ ...ctx, locale: beside }, deviceId),
    currencies(ctx),
  ])
  if (!device || !other) throw notFound()
  const main = languageOf(locale, device)
  const content = passportContent([main, languageOf(beside, other)], rates, ctx.now())
  const shown = sideView(device.pictures) ?? device.picture
  const link = `/${locale}/device-detail/${deviceId}`
  const sum = sumOf([ctx.documents.version, locale, link, shown?.src, content])
  const shortSum = sum.slice(0, SUM_LENGTH).match(SUM_GROUPS)?.join(' ') ?? sum
  const foot = [...content.foot, main.t('passport.checksum', { sum: shortSum })]
  return stored(ctx, {
    sum,
    pictures: [shown?.src],
    draw: ([picture = null]) =>
      ctx.documents.passport({
        locale,
        beside,
        content: { ...content, foot },
        link,
        picture,
      }),
  })
}

/** The report of a machine's newest inspection, in the language of the request. */
export async function reportOf(ctx: Ctx, reportNo: string): Promise<{ src: string }> {
  const { locale } = ctx
  const deviceId = await deviceOfReport(ctx, reportNo)
  const device = deviceId === null ? null : await deviceDetail(ctx, deviceId)
  const inspection = device?.inspection
  if (!device || inspection?.reportNo !== reportNo) throw notFound()
  const content = reportContent(languageOf(locale, device), inspection)
  const side = sideView(device.pictures)?.src
  const found = reportPictures(inspection)
  const link = `/${locale}/device-detail/${device.deviceId}`
  const sum = sumOf([ctx.documents.version, 'report', locale, link, side, found, content])
  return stored(ctx, {
    sum,
    pictures: [side, ...found],
    draw: ([picture = null, ...pictures]) =>
      ctx.documents.report({ locale, content, link, picture, pictures }),
  })
}
