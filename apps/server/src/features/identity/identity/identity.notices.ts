import { isolate } from '@ironsouq/i18n/isolate'
import { translator } from '@ironsouq/i18n/translate'
import { countryName } from '#features/identity/session/session.email-facts.rules.ts'
import { sessionOpened, sessionsOf } from '#features/identity/session/session.queries.ts'
import { notice } from '#kernel/work/notices.ts'
import { newDeviceEmail } from './emails/new-device.email.ts'
import { passwordChangedEmail } from './emails/password-changed.email.ts'
import { passwordSince } from './identity.credential.queries.ts'
import { passwordChanged, signedInFromNewDevice } from './identity.events.ts'

const SECURITY_PAGE = '/user-center/security'

export const passwordChangedNotice = notice({
  kind: 'passwordChanged',
  on: passwordChanged,
  group: 'account',
  to: (_, { memberId }) => [memberId],
  facts: () => ({}),
  link: () => SECURITY_PAGE,
  async mail(ctx, _, memberId) {
    const at = await passwordSince(ctx, memberId)
    return at ? passwordChangedEmail(ctx.locale, { at, siteUrl: ctx.site.url }) : undefined
  },
})

export const newDeviceNotice = notice({
  kind: 'newDevice',
  on: signedInFromNewDevice,
  group: 'account',
  to: (_, { memberId }) => [memberId],
  /** Empty if the session has ended by now. */
  async facts(ctx, { memberId, sessionId }) {
    const session = (await sessionsOf(ctx, memberId)).find(({ id }) => id === sessionId)
    const { browser = '', system = '', country } = session ?? {}
    return { browser, system, country: country ?? '' }
  },
  link: () => SECURITY_PAGE,
  words({ browser, system, country }, { locale }) {
    const place = country && countryName(locale, country)
    const known = [browser, system, place].filter(Boolean).join(' · ')
    return { device: isolate(known || translator(locale)('notification.unknownDevice'), locale) }
  },
  async mail(ctx, { sessionId }) {
    const opened = await sessionOpened(ctx, sessionId)
    return opened ? newDeviceEmail(ctx.locale, { ...opened, siteUrl: ctx.site.url }) : undefined
  },
})
