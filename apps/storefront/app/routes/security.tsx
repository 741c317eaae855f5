import { identityEndpoints } from '@ironsouq/contract/identity/identity.endpoints'
import { passkeyEndpoints } from '@ironsouq/contract/identity/passkey.endpoints'
import { sessionEndpoints } from '@ironsouq/contract/identity/session.endpoints'
import { socialEndpoints } from '@ironsouq/contract/identity/social.endpoints'
import { memberEndpoints } from '@ironsouq/contract/member/member.endpoints'
import { Panel } from '@ironsouq/ui/patterns/panel'
import { ChangePassword } from '#features/settings/change-password.tsx'
import { ContactRow } from '#features/settings/contact-row.tsx'
import { Passkeys } from '#features/settings/passkeys.tsx'
import { RefusedNote } from '#features/settings/saved-note.tsx'
import { answerSecurity } from '#features/settings/security.server.ts'
import { answerFor, unlessEnded } from '#features/settings/settings-answer.ts'
import { SettingsPage } from '#features/settings/settings-page.tsx'
import { SignedInList } from '#features/settings/signed-in-list.tsx'
import { SocialRows } from '#features/settings/social-rows.tsx'
import { pageMeta } from '#shell/page-meta.ts'
import { formOf, memberCall } from '#shell/session.server.ts'
import type { RouteHandle } from '#shell/shell-data.ts'
import { useT } from '#shell/use-t.ts'
import { visitOf } from '#shell/visit.server.ts'
import type { Route } from './+types/security.ts'

export const handle: RouteHandle = {
  layout: 'user-center',
  noindex: true,
  messages: ['settings', 'error'],
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const call = memberCall(visitOf(context, params), url)
  const [profile, sessions, passkeys, bindings, ways] = await Promise.all([
    call(memberEndpoints.profile),
    call(sessionEndpoints.list),
    call(passkeyEndpoints.list),
    call(socialEndpoints.list),
    call(identityEndpoints.ways),
  ])
  return { profile, sessions, passkeys, bindings, hasMobile: ways.mobile }
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
  const { profile, sessions, passkeys, bindings, hasMobile } = loaderData
  const { mail, mailVerifiedAt, mobile, mobileVerifiedAt } = profile
  return (
    <SettingsPage at="security">
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_360px]">
        <div className="grid min-w-0 gap-5">
          <RefusedNote text={answerFor(actionData, 'list')?.faults?.msg} />
          <Panel heading={t('settings.waysIn')}>
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
              <SocialRows bindings={bindings} />
            </ul>
          </Panel>
          <SignedInList sessions={sessions} />
          <Passkeys passkeys={passkeys} />
        </div>
        <ChangePassword profile={profile} answer={answerFor(actionData, 'password')} />
      </div>
    </SettingsPage>
  )
}
