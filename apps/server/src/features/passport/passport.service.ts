import { createHash } from 'node:crypto'
import { sideView } from '@ironsouq/contract/device/device.side'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { currencies } from '#features/currency/currency.queries.ts'
import { deviceDetail } from '#features/device-detail/device-detail.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { notFound } from '#kernel/errors.ts'
import { languageOf } from './passport.language.ts'
import { passportContent } from './passport.present.ts'

/** Official papers are in Arabic; a sheet in Arabic has English as its second language. */
const besideOf = (locale: LocaleCode): LocaleCode => (locale === 'ar' ? 'en' : 'ar')

const MOST_PICTURE_BYTES = 4_000_000
const SUM_GROUPS = /.{4}/g
const SUM_LENGTH = 16

/** Where sheets are stored. */
export const PASSPORT_FOLDER = 'passport'

/** Sheets that are being drawn: concurrent requests for one sheet share one drawing. */
const underWay = new Map<string, Promise<void>>()

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
  const sum = createHash('sha256')
    .update(JSON.stringify([ctx.documents.version, locale, link, shown?.src, content]))
    .digest('hex')
  const src = `${PASSPORT_FOLDER}/${sum}.pdf`
  const shortSum = sum.slice(0, SUM_LENGTH).match(SUM_GROUPS)?.join(' ') ?? sum
  const foot = [...content.foot, main.t('passport.checksum', { sum: shortSum })]

  const draw = async () => {
    if (await ctx.storage.has(src)) return
    const picture = shown ? await ctx.storage.read(shown.src, MOST_PICTURE_BYTES) : null
    const pdf = await ctx.documents.passport({
      locale,
      beside,
      content: { ...content, foot },
      link,
      picture,
    })
    await ctx.storage.put(src, pdf, 'application/pdf')
  }
  const drawing = underWay.get(src) ?? draw().finally(() => underWay.delete(src))
  underWay.set(src, drawing)
  await drawing
  return { src }
}
