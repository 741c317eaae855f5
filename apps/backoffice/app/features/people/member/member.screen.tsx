import { memberSupportEndpoints } from '@ironsouq/contract/people/member-support/member-support.endpoints'
import { isLocaleCode, LOCALES } from '@ironsouq/i18n/locales'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { Dialog } from '@ironsouq/ui/primitives/overlay/dialog'
import { type ReactNode, useState } from 'react'
import type { Route } from './+types/member.screen.ts'

const { overview, endSessions } = memberSupportEndpoints

export const clientLoader = ({ params: { memberId } }: Route.ClientLoaderArgs) =>
  api(overview, { query: { memberId } })

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-1 border-b border-line py-2">
      <dt className="text-micro text-ink-muted">{name}</dt>
      <dd className="flex flex-wrap items-center gap-2 font-medium">{children}</dd>
    </div>
  )
}

export default function MemberScreen({ loaderData: member }: Route.ComponentProps) {
  const t = useT()
  const format = useFormat()
  const { run, isRunning } = useCommand()
  const mayEnd = useMay('member.endSessions')
  const [isAsking, setAsking] = useState(false)
  const { memberId, nickName, locale, lastSeenAt } = member
  const end = async () => {
    const done = await run(() => api(endSessions, { body: { memberId } }))
    setAsking(false)
    if (done) toasts.show({ text: t('backofficeMember.ended', { count: done.ended }) })
  }
  const check = (isVerified: boolean) => (
    <Badge tone={isVerified ? 'proven' : 'plain'}>
      {t(isVerified ? 'backofficeMember.verified' : 'backofficeMember.notVerified')}
    </Badge>
  )
  const setUp = (is: boolean) => t(is ? 'backofficeMember.yes' : 'backofficeMember.no')
  return (
    <ScreenPage
      title={nickName}
      actions={
        mayEnd && (
          <Button size="portal" onPress={() => setAsking(true)}>
            {t('backofficeMember.endSessions')}
          </Button>
        )
      }
    >
      <ScreenBody>
        <dl className="grid max-w-180 gap-x-6 sm:grid-cols-2">
          <Fact name={t('backofficeMember.mail')}>
            <bdi dir="ltr">{member.mail ?? '–'}</bdi>
            {member.mail !== null && check(member.isMailVerified)}
          </Fact>
          <Fact name={t('backofficeMember.mobile')}>
            <bdi dir="ltr">{member.mobile ?? '–'}</bdi>
            {member.mobile !== null && check(member.isMobileVerified)}
          </Fact>
          <Fact name={t('backofficeMember.account')}>{member.account ?? '–'}</Fact>
          <Fact name={t('backofficeMember.company')}>
            <bdi>{member.company || '–'}</bdi>
          </Fact>
          <Fact name={t('backofficeMember.language')}>
            {isLocaleCode(locale) ? LOCALES[locale].name : locale}
          </Fact>
          <Fact name={t('backofficeMember.memberSince')}>{format.date(member.memberSince)}</Fact>
          <Fact name={t('backofficeMember.lastSeen')}>
            {lastSeenAt === null ? t('backofficeMember.never') : format.dateTime(lastSeenAt)}
          </Fact>
          <Fact name={t('backofficeMember.sessions')}>{format.number(member.sessions)}</Fact>
          <Fact name={t('backofficeMember.password')}>{setUp(member.hasPassword)}</Fact>
          <Fact name={t('backofficeMember.secondFactor')}>{setUp(member.hasSecondFactor)}</Fact>
          <Fact name={t('backofficeMember.passkeys')}>{format.number(member.passkeys)}</Fact>
          <Fact name={t('backofficeMember.favorites')}>{format.number(member.favorites)}</Fact>
          <Fact name={t('backofficeMember.viewings')}>
            {format.number(member.upcomingViewings)}
          </Fact>
        </dl>
      </ScreenBody>
      <Dialog
        title={t('backofficeMember.endSessions')}
        close={t('common.close')}
        isOpen={isAsking}
        onOpenChange={setAsking}
      >
        <p>{t('backofficeMember.endSessionsBody', { name: nickName })}</p>
        <Button tone="danger" isPending={isRunning} onPress={() => void end()}>
          {t('backofficeMember.endSessions')}
        </Button>
      </Dialog>
    </ScreenPage>
  )
}
