import { knownLocale } from '@ironsouq/i18n/locales'
import type { Ctx } from '#kernel/ctx.ts'

const PURPOSE = 'device-preview'
const VALID_MS = 60 * 60 * 1000

/** The address of a machine's page before it is public, in a language; for an hour. */
export function previewUrl(ctx: Ctx, deviceId: string, language: string | undefined): string {
  const until = ctx.now().getTime() + VALID_MS
  const locale = language === undefined ? ctx.locale : knownLocale(language)
  const token = ctx.signer.sign(PURPOSE, `${deviceId}~${until}`)
  return `${ctx.site.url}/${locale}/device-preview/${token}`
}

/** The machine of a signed link that is still valid. */
export function previewedDevice(ctx: Ctx, token: string): string | null {
  const [deviceId, until] = ctx.signer.verify(PURPOSE, token)?.split('~') ?? []
  return deviceId !== undefined && Number(until) > ctx.now().getTime() ? deviceId : null
}
