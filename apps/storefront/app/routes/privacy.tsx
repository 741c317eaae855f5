import { consentEndpoints } from '@ironsouq/contract/consent/consent.endpoints'
import { accountEndpoints } from '@ironsouq/contract/identity/identity.endpoints'
import { memberEndpoints } from '@ironsouq/contract/member/member.endpoints'
import { privacyEndpoints } from '@ironsouq/contract/privacy/privacy.endpoints'
import { Panel } from '@ironsouq/ui/patterns/panel'
import { LINK_LOOK } from '@ironsouq/ui/primitives/link'
import { data } from 'react-router'
import { DataExport } from '#features/settings/data-export.tsx'
import { EraseAccount } from '#features/settings/erase-account.tsx'
import { answerFor, type SettingsAnswer, unlessEnded } from '#features/settings/settings-answer.ts'
import { SettingsPage } from '#features/settings/settings-page.tsx'
import { codeWait, INTENT, SEND_CODE } from '#shell/forms/code-wait.ts'
import { LocalLink } from '#shell/local-link.tsx'
import { pageMeta } from '#shell/page-meta.ts'
import {
  endedHeaders,
  faultsOf,
  formOf,
  memberApi,
  memberCall,
  textIn,
} from '#shell/session.server.ts'
import type { RouteHandle } from '#shell/shell-data.ts'
import { useFormat } from '#shell/use-format.ts'
import { useT } from '#shell/use-t.ts'
import { visitOf } from '#shell/visit.server.ts'
import type { Route } from './+types/privacy.ts'

export const handle: RouteHandle = {
  layout: 'user-center',
  noindex: true,
  messages: ['settings', 'error'],
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const call = memberCall(visitOf(context, params), url)
  const [profile, latest, { terms }] = await Promise.all([
    call(memberEndpoints.profile),
    call(privacyEndpoints.latest),
    call(consentEndpoints.list),
  ])
  return { profile, latest, terms }
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const visit = visitOf(context, params)
  const form = await formOf(request, visit)
  const call = memberApi(visit, url)
  const intent = textIn(form, INTENT)
  const of = intent === 'export' ? 'export' : 'erase'
  try {
    if (intent === 'export') {
      await call(privacyEndpoints.ask)
      return data({ of, done: true } satisfies SettingsAnswer)
    }
    if (intent === SEND_CODE) {
      const sent = await call(accountEndpoints.sendCode, { body: { purpose: 'secure' } })
      return data({ of, sent: codeWait(sent) } satisfies SettingsAnswer)
    }
    const proof = form.has('password')
      ? { password: textIn(form, 'password') }
      : { code: textIn(form, 'code') }
    await call(privacyEndpoints.erase, { body: proof })
    const answer: SettingsAnswer = { of, done: true, ended: true }
    return data(answer, { headers: endedHeaders(visit.settings) })
  } catch (err) {
    if (err instanceof Response) throw err
    const faults = faultsOf(err)
    return data({ of, faults } satisfies SettingsAnswer, { status: faults.status })
  }
}

export const shouldRevalidate = unlessEnded

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('settings.privacy'), description: t('settings.title') }))

export default function PrivacyRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const format = useFormat()
  const { profile, latest, terms } = loaderData
  return (
    <SettingsPage at="privacy">
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
              {t('settings.howReached')}
            </LocalLink>
          </p>
        </Panel>
        <EraseAccount profile={profile} answer={answerFor(actionData, 'erase')} />
      </div>
    </SettingsPage>
  )
}
