import { identityEndpoints } from '@ironsouq/contract/identity/identity/identity.endpoints'
import { passkeyEndpoints } from '@ironsouq/contract/identity/passkey/passkey.endpoints'
import { secondFactorEndpoints } from '@ironsouq/contract/identity/second-factor/second-factor.endpoints'
import { securityLogEndpoints } from '@ironsouq/contract/identity/security-log/security-log.endpoints'
import { sessionEndpoints } from '@ironsouq/contract/identity/session/session.endpoints'
import { socialEndpoints } from '@ironsouq/contract/identity/social-login/social-login.endpoints'
import { memberEndpoints } from '@ironsouq/contract/people/member/member.endpoints'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { ChangePassword } from '#features/identity/security/change-password.tsx'
import { ContactRow } from '#features/identity/security/contact-row.tsx'
import { LOG_SIZE } from '#features/identity/security/log-path.ts'
import { ProveIdentity } from '#features/identity/security/parts/prove-identity.tsx'
import { Passkeys } from '#features/identity/security/passkeys.tsx'
import { SecurityLog } from '#features/identity/security/security-log.tsx'
import { answerSecurity } from '#features/identity/security/security.server.ts'
import { SessionList } from '#features/identity/security/session-list.tsx'
import { SocialRows } from '#features/identity/security/social-rows.tsx'
import { TwoStep } from '#features/identity/security/two-step.tsx'
import { SettingsPage } from '#features/people/user-center/settings-page.tsx'
import { answerFor, unlessEnded } from '#kit/form/form-answer.ts'
import { formOf } from '#kit/form/read-form.server.ts'
import { RefusedNote } from '#kit/form/saved-note.tsx'
import { readQuery } from '#kit/list/page-query.ts'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { memberCall } from '#kit/request/session.server.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import { useT } from '#kit/text/use-t.ts'
import type { Route } from './+types/security.ts'

export const handle: RouteHandle = {
  layout: 'user-center',
  noindex: true,
  messages: ['settings', 'login', 'register', 'error'],
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const call = memberCall(visitOf(context, params), url)
  const logPage = readQuery(
    securityLogEndpoints.list.query,
    new URLSearchParams({ current: url.searchParams.get('log') ?? '1', size: String(LOG_SIZE) }),
  )
  const [profile, sessions, passkeys, bindings, ways, secondFactor, log] = await Promise.all([
    call(memberEndpoints.profile),
    call(sessionEndpoints.list),
    call(passkeyEndpoints.list),
    call(socialEndpoints.list),
    call(identityEndpoints.ways),
    call(secondFactorEndpoints.status),
    call(securityLogEndpoints.list, { query: logPage }),
  ])
  return {
    profile,
    sessions,
    passkeys,
    bindings,
    hasMobile: ways.mobile,
    secondFactor,
    log: { ...log, current: logPage.current },
  }
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const visit = visitOf(context, params)
  return answerSecurity(visit, url, await formOf(request, visit))
}

export const shouldRevalidate = unlessEnded

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('settings.security'), description: t('settings.title') }))

export default function SecurityRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const { profile, sessions, passkeys, bindings, hasMobile, secondFactor, log } = loaderData
  const { mail, mailVerifiedAt, mobile, mobileVerifiedAt } = profile
  return (
    <SettingsPage at="security">
      <ProveIdentity ask={actionData?.asks} />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_360px]">
        <div className="grid min-w-0 gap-5">
          <RefusedNote text={answerFor(actionData, 'list')?.faults?.msg} />
          <Panel heading={t('settings.loginMethods')}>
            <ul>
              <ContactRow
                kind="mail"
                now={mail}
                verifiedAt={mailVerifiedAt}
                answer={answerFor(actionData, 'mail')}
              />
              {hasMobile && (
                <ContactRow
                  kind="mobile"
                  now={mobile}
                  verifiedAt={mobileVerifiedAt}
                  answer={answerFor(actionData, 'mobile')}
                />
              )}
              <SocialRows bindings={bindings} answer={answerFor(actionData, 'link')} />
            </ul>
          </Panel>
          <TwoStep {...secondFactor} answer={answerFor(actionData, 'twoStep')} />
          <SessionList sessions={sessions} />
          <Passkeys passkeys={passkeys} answer={answerFor(actionData, 'passkey')} />
          <SecurityLog {...log} />
        </div>
        <ChangePassword
          profile={profile}
          needsSecondFactor={secondFactor.enabledAt !== null}
          answer={answerFor(actionData, 'password')}
        />
      </div>
    </SettingsPage>
  )
}
