import type { BodyOf } from '@ironsouq/contract/endpoint'
import type { memberEndpoints } from '@ironsouq/contract/people/member/member.endpoints'
import { isLocaleCode } from '@ironsouq/i18n/locales'
import { currencies } from '#features/money/currency/currency.queries.ts'
import { languagesOffered } from '#features/platform/language/language.queries.ts'
import { disownPicture } from '#features/platform/media/media.release.service.ts'
import { usePicture } from '#features/platform/media/media.use.service.ts'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { FieldFaults } from '#kernel/errors.ts'
import type { MemberRow } from './member.queries.ts'
import { isTimeZone } from './member.rules.ts'
import { changeMember, lockMember } from './member.service.ts'

type Given = BodyOf<typeof memberEndpoints.update>

async function isOffered(ctx: Ctx, locale: string): Promise<boolean> {
  const { langItemList } = await languagesOffered(ctx)
  const offered = langItemList.some(({ language, hide }) => language === locale && !hide)
  return isLocaleCode(locale) && offered
}

const isEnabled = async (ctx: Ctx, code: string) =>
  (await currencies(ctx)).some(({ currencyCode, status }) => currencyCode === code && status === 1)

/** Rules that depend on the installation's data or on today's date. */
async function refusedFields(ctx: Ctx, given: Given): Promise<string[]> {
  const { locale, currency, timeZone, birthDate } = given
  const today = ctx.now().toISOString().slice(0, 10)
  const refused: [field: keyof Given, isRefused: boolean][] = [
    ['locale', locale !== undefined && !(await isOffered(ctx, locale))],
    ['currency', typeof currency === 'string' && !(await isEnabled(ctx, currency))],
    ['timeZone', timeZone !== undefined && !isTimeZone(timeZone)],
    ['birthDate', typeof birthDate === 'string' && birthDate > today],
  ]
  return refused.flatMap(([field, isRefused]) => (isRefused ? [field] : []))
}

/** Updates only the given fields [ID-15]. */
export async function updateProfile(ctx: Ctx, memberId: string, given: Given): Promise<MemberRow> {
  const refused = await refusedFields(ctx, given)
  if (refused.length > 0)
    throw new FieldFaults(
      refused.map((field) => ({ field, key: 'error.fieldNotAllowed', values: {} })),
    )
  return changeMember(ctx, memberId, given)
}

/**
 * Sets or removes the avatar. The picture must be the member's own, uploaded for this purpose and
 * processed. The previous one is released; the lock prevents a concurrent request from choosing it.
 */
export const setAvatar = (ctx: Ctx, memberId: string, uploadId: string | null) =>
  atomic(ctx, async (ctx) => {
    const owner = { audience: 'member', id: memberId }
    const { pic: before } = await lockMember(ctx, memberId)
    const picture = uploadId && (await usePicture(ctx, owner, { uploadId, purpose: 'avatar' }))
    const pic = picture ? picture.objectKey : null
    if (before !== null && before !== pic) await disownPicture(ctx, owner, before)
    return changeMember(ctx, memberId, { pic })
  })
