import { secondFactorEndpoints } from '@ironsouq/contract/identity/second-factor/second-factor.endpoints'
import { consentEndpoints } from '@ironsouq/contract/people/consent/consent.endpoints'
import { memberEndpoints } from '@ironsouq/contract/people/member/member.endpoints'
import { privacyEndpoints } from '@ironsouq/contract/people/privacy/privacy.endpoints'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { LINK_LOOK } from '@ironsouq/ui/primitives/action/link'
import { ProveIdentity } from '#features/identity/security/parts/prove-identity.tsx'
import { withProof } from '#features/identity/security/parts/prove.server.ts'
import { DataExport } from '#features/people/privacy/data-export.tsx'
import { EraseAccount } from '#features/people/privacy/erase-account.tsx'
import { answerPrivacy, type PrivacyAnswer } from '#features/people/privacy/privacy.server.ts'
import { SettingsPage } from '#features/people/user-center/settings-page.tsx'
import { answerFor, unlessEnded } from '#kit/form/form-answer.ts'
import { answered, formOf } from '#kit/form/read-form.server.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { endedHeaders, memberCall, memberVisit } from '#kit/request/session.server.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import type { Route } from './+types/privacy.ts'

export const handle: RouteHandle = {
  layout: 'user-center',
  noindex: true,
  messages: ['settings', 'login', 'error'],
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const call = memberCall(visitOf(context, params), url)
  const [profile, latest, { terms }, secondFactor, open] = await Promise.all([
    call(memberEndpoints.profile),
    call(privacyEndpoints.latest),
    call(consentEndpoints.list),
    call(secondFactorEndpoints.status),
    call(privacyEndpoints.open),
  ])
  return { profile, latest, terms, open, needsSecondFactor: secondFactor.enabledAt !== null }
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const visit = visitOf(context, params)
  const form = await formOf(request, visit)
  const member = memberVisit(visit, url)
  const answer = await withProof<PrivacyAnswer>(member, form, (form) => answerPrivacy(member, form))
  return answered(answer, answer.ended ? endedHeaders(visit.settings) : undefined)
}

export const shouldRevalidate = unlessEnded

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('settings.privacy'), description: t('settings.title') }))

export default function PrivacyRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const format = useFormat()
  const { profile, latest, terms, open, needsSecondFactor } = loaderData
  return (
    <SettingsPage at="privacy">
      <ProveIdentity ask={actionData?.asks} lead="settings.proveDownloadLead" />
      <div className="grid max-w-180 gap-5">
        <DataExport latest={latest} answer={answerFor(actionData, 'export')} />
        <Panel heading={t('settings.agreedTitle')}>
          <p className="text-small text-ink-2">
            {terms
              ? t('settings.agreedTo', {
                  version: format.date(terms.version),
                  at: format.dateTime(terms.at),
                })
              : t('settings.agreedNone')}
          </p>
          <p className="flex flex-wrap gap-x-4 pt-2 text-small">
            <LocalLink href="/terms-page" className={LINK_LOOK}>
              {t('shell.terms')}
            </LocalLink>
            <LocalLink href="/user-center/notices" className={LINK_LOOK}>
              {t('settings.contactChoices')}
            </LocalLink>
          </p>
        </Panel>
        <EraseAccount
          open={open}
          profile={profile}
          needsSecondFactor={needsSecondFactor}
          answer={answerFor(actionData, 'erase')}
        />
      </div>
    </SettingsPage>
  )
}
