import type { CenterInfo, Profile } from '@ironsouq/contract/member/member.schema'
import type { Key } from '@ironsouq/i18n/messages'

/** Something that waits for the member, and where it is done. */
export interface Thing {
  title: Key
  count?: number
  note: Key
  action: Key
  href: string
}

const SAVED = '/user-center/collected-device'
const SECURITY = '/user-center/security'

interface Known {
  center: CenterInfo
  profile: Profile
  /** Undefined when it could not be asked. */
  passkeys: number | undefined
}

const counted = (count: number, thing: Omit<Thing, 'count'>): Thing[] =>
  count > 0 ? [{ ...thing, count }] : []

const when = (holds: boolean, thing: Thing): Thing[] => (holds ? [thing] : [])

/** What waits, the most urgent first: machines do not. */
export function thingsThatWait({ center, profile, passkeys }: Known): Thing[] {
  const { favorites, unreadNotices } = center
  const { mail, mailVerifiedAt, mobile, mobileVerifiedAt } = profile
  const mailThing = { note: 'mine.todoMailNote', href: SECURITY } as const
  return [
    ...counted(favorites.cheaper, {
      title: 'mine.todoCheaper',
      note: 'mine.todoCheaperNote',
      action: 'mine.doSee',
      href: `${SAVED}?filter=cheaper`,
    }),
    ...counted(favorites.sold, {
      title: 'mine.todoSold',
      note: 'mine.todoSoldNote',
      action: 'mine.doSee',
      href: `${SAVED}?filter=sold`,
    }),
    ...counted(unreadNotices, {
      title: 'mine.todoNotices',
      note: 'mine.todoNoticesNote',
      action: 'mine.doRead',
      href: '/user-center/notices',
    }),
    ...when(mail === null, { ...mailThing, title: 'mine.todoNoMail', action: 'mine.doAdd' }),
    ...when(mail !== null && mailVerifiedAt === null, {
      ...mailThing,
      title: 'mine.todoMail',
      action: 'mine.doConfirm',
    }),
    ...when(mobile !== null && mobileVerifiedAt === null, {
      title: 'mine.todoMobile',
      note: 'mine.todoMobileNote',
      action: 'mine.doConfirm',
      href: SECURITY,
    }),
    ...when(passkeys === 0, {
      title: 'mine.todoPasskey',
      note: 'mine.todoPasskeyNote',
      action: 'mine.doAdd',
      href: SECURITY,
    }),
  ]
}
