import type { CenterInfo, Profile } from '@ironsouq/contract/people/member/member.schema'
import type { Key } from '@ironsouq/i18n/messages'

/** A task of the member, with a link to the page for it. */
export interface PendingTask {
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
  /** Undefined when the call failed. */
  passkeys: number | undefined
}

const counted = (count: number, thing: Omit<PendingTask, 'count'>): PendingTask[] =>
  count > 0 ? [{ ...thing, count }] : []

const when = (holds: boolean, thing: PendingTask): PendingTask[] => (holds ? [thing] : [])

/** The tasks, the most urgent first. */
export function pendingTasks({ center, profile, passkeys }: Known): PendingTask[] {
  const { favorites, unreadNotices } = center
  const { mail, mailVerifiedAt, mobile, mobileVerifiedAt } = profile
  const mailTask = { note: 'userCenter.todoMailNote', href: SECURITY } as const
  return [
    ...counted(favorites.cheaper, {
      title: 'userCenter.todoCheaper',
      note: 'userCenter.todoCheaperNote',
      action: 'userCenter.doView',
      href: `${SAVED}?filter=cheaper`,
    }),
    ...counted(favorites.sold, {
      title: 'userCenter.todoSold',
      note: 'userCenter.todoSoldNote',
      action: 'userCenter.doView',
      href: `${SAVED}?filter=sold`,
    }),
    ...counted(unreadNotices, {
      title: 'userCenter.todoNotifications',
      note: 'userCenter.todoNotificationsNote',
      action: 'userCenter.doView',
      href: '/user-center/notices',
    }),
    ...when(mail === null, {
      ...mailTask,
      title: 'userCenter.todoNoMail',
      action: 'userCenter.doAdd',
    }),
    ...when(mail !== null && mailVerifiedAt === null, {
      ...mailTask,
      title: 'userCenter.todoMail',
      action: 'userCenter.doVerify',
    }),
    ...when(mobile !== null && mobileVerifiedAt === null, {
      title: 'userCenter.todoMobile',
      note: 'userCenter.todoMobileNote',
      action: 'userCenter.doVerify',
      href: SECURITY,
    }),
    ...when(passkeys === 0, {
      title: 'userCenter.todoPasskey',
      note: 'userCenter.todoPasskeyNote',
      action: 'userCenter.doAdd',
      href: SECURITY,
    }),
  ]
}
