import type { SignedIn } from '@ironsouq/contract/identity/session/session.endpoints'
import type { NoticePreferences } from '@ironsouq/contract/platform/notification/portal-notification.endpoints'
import type { ReactNode } from 'react'
import { useT } from '../language/use-t.ts'
import { ScreenBody, ScreenPage } from '../screen/screen-page.tsx'
import type { AccountCalls, Factors } from './account-calls.ts'
import { FactorsPanel } from './factors-panel.tsx'
import { NoticeEmailsPanel } from './notice-emails-panel.tsx'
import { PasswordPanel } from './password-panel.tsx'
import { Sessions } from './sessions.tsx'

interface AccountPageProps {
  calls: AccountCalls
  profile: ReactNode
  factors: Factors
  sessions: readonly SignedIn[]
  emails: NoticePreferences
}

/** The own account: profile, password, emails, second factors and sessions. */
export function AccountPage({ calls, profile, factors, sessions, emails }: AccountPageProps) {
  const t = useT()
  return (
    <ScreenPage title={t('portal.account')}>
      <ScreenBody>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-2">
          <div className="grid gap-5">
            {profile}
            <PasswordPanel calls={calls} />
            {emails.kinds.length > 0 && <NoticeEmailsPanel {...emails} />}
          </div>
          <div className="grid gap-5">
            <FactorsPanel calls={calls} factors={factors} />
            <Sessions sessions={sessions} end={calls.endSession} />
          </div>
        </div>
      </ScreenBody>
    </ScreenPage>
  )
}
