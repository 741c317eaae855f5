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
const underWay = new Map<string, Promise<void>>()

/** Draws a sheet unless it is stored; its name is a hash of its content. */
async function stored(ctx: Ctx, sum: string, draw: () => Promise<Uint8Array>) {
  const src = `${PASSPORT_FOLDER}/${sum}.pdf`
  const drawOnce = async () => {
    if (await ctx.storage.has(src)) return
    await ctx.storage.put(src, await draw(), 'application/pdf')
  }
  const drawing = underWay.get(src) ?? drawOnce().finally(() => underWay.delete(src))
  underWay.set(src, drawing)
  await drawing
  return { src }
}

const sumOf = (content: unknown) =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex')

const pictureAt = async (ctx: Ctx, src: string | undefined): Promise<Uint8Array | null> =>
  src === undefined ? null : ctx.storage.read(src, MOST_PICTURE_BYTES)

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
  return stored(ctx, sum, async () =>
    ctx.documents.passport({
      locale,
      beside,
      content: { ...content, foot },
      link,
      picture: await pictureAt(ctx, shown?.src),
    }),
  )
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
  return stored(ctx, sum, async () => {
    const [picture, ...pictures] = await Promise.all(
      [side, ...found].map((src) => pictureAt(ctx, src)),
    )
    return ctx.documents.report({
      locale,
      content,
      link,
      picture: picture ?? null,
      pictures,
    })
  })
}
