import { createHash } from 'node:crypto'
import type { Device } from '@ironsouq/contract/device/device.schema'
import { sideView } from '@ironsouq/contract/device/device.side'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { currencies } from '#features/currency/currency.queries.ts'
import { wholeDevice } from '#features/device/device.whole.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { notFound } from '#kernel/errors.ts'
import { passportSaid } from './passport.present.ts'
import { tongueOf } from './passport.words.ts'

/** Papers here are in Arabic; whoever reads that has English beside it. */
const besideOf = (locale: LocaleCode): LocaleCode => (locale === 'ar' ? 'en' : 'ar')

const MOST_PICTURE_BYTES = 4_000_000
const SUM_GROUPS = /.{4}/g
const SUM_LENGTH = 16

/** Without a side view no point has a place. */
function shownFrom(device: Device): Device {
  const { inspection } = device
  if (!inspection || sideView(device.pictures)) return device
  const findings = inspection.findings.map((finding) => ({ ...finding, at: null }))
  return { ...device, inspection: { ...inspection, findings } }
}

/** Sheets that are being drawn: whoever asks for the same one waits for it. */
const underWay = new Map<string, Promise<void>>()

/**
 * The passport of a machine as it is today, drawn at most once: its name is made of all that is on
 * it, so the same words have the same name, and other words another.
 */
export async function passportOf(ctx: Ctx, deviceId: string): Promise<{ src: string }> {
  const { locale } = ctx
  const beside = besideOf(locale)
  const [device, other, rates] = await Promise.all([
    wholeDevice(ctx, deviceId),
    wholeDevice({ ...ctx, locale: beside }, deviceId),
    currencies(ctx),
  ])
  if (!device || !other) throw notFound()
  const main = tongueOf(locale, shownFrom(device))
  const said = passportSaid([main, tongueOf(beside, other)], rates, ctx.now())
  const shown = sideView(device.pictures) ?? device.picture
  const link = `/${locale}/device-detail/${deviceId}`
  const sum = createHash('sha256')
    .update(JSON.stringify([ctx.documents.version, locale, link, shown?.src, said]))
    .digest('hex')
  const src = `passport/${sum}.pdf`
  const shortSum = sum.slice(0, SUM_LENGTH).match(SUM_GROUPS)?.join(' ') ?? sum
  const foot = [...said.foot, main.t('passport.checksum', { sum: shortSum })]

  const draw = async () => {
    if (await ctx.storage.has(src)) return
    const picture = shown ? await ctx.storage.read(shown.src, MOST_PICTURE_BYTES) : null
    const pdf = await ctx.documents.passport({
      locale,
      beside,
      content: { ...said, foot },
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
