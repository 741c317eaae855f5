import { identityEndpoints } from '@ironsouq/contract/identity/identity.endpoints'
import { AuthFrame } from '@ironsouq/ui/patterns/auth-frame'
import { codeDigits } from '@ironsouq/ui/primitives/code-input'
import { LINK_LOOK } from '@ironsouq/ui/primitives/link'
import { data } from 'react-router'
import { AccountFor } from '#features/register/account-for.tsx'
import { openAccount, typedAccount } from '#features/register/open-account.server.ts'
import { PlainForm } from '#features/register/plain-form.tsx'
import { SocialWays } from '#features/register/social-ways.tsx'
import { Title } from '#features/register/title.tsx'
import { backPath, withBack } from '#shell/back-path.ts'
import { codeWait, INTENT, SEND_CODE } from '#shell/forms/code-wait.ts'
import { shownFaults } from '#shell/forms/form-faults.server.ts'
import { proofIn } from '#shell/forms/proof.server.ts'
import { LocalLink } from '#shell/local-link.tsx'
import { pageMeta } from '#shell/page-meta.ts'
import { formOf, textIn } from '#shell/session.server.ts'
import type { RouteHandle } from '#shell/shell-data.ts'
import { useT } from '#shell/use-t.ts'
import { type Visit, visitOf } from '#shell/visit.server.ts'
import type { Route } from './+types/register-form.ts'

export const handle: RouteHandle = {
  messages: ['register', 'login', 'error'],
  layout: 'default',
  noindex: true,
  aside: 'haveAccount',
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = visitOf(context, params)
  const { social } = await visit.call(identityEndpoints.ways)
  return { social, back: backPath(url.searchParams.get('back')) }
}

async function sendCode(visit: Visit, form: FormData) {
  const typed = typedAccount(form)
  const body = {
    purpose: 'register',
    channel: 'email',
    target: typed.email,
    ...proofIn(form),
  } as const
  try {
    const sent = await visit.api(identityEndpoints.sendCode, { body })
    return data({ typed, sent: codeWait(sent), faults: undefined })
  } catch (err) {
    const { fields, ...rest } = shownFaults(err, ['target'])
    const faults = { ...rest, fields: fields['target'] ? { email: fields['target'] } : {} }
    return data({ typed, sent: undefined, faults }, { status: faults.status })
  }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const visit = visitOf(context, params)
  const form = await formOf(request, visit)
  if (textIn(form, INTENT) === SEND_CODE) return sendCode(visit, form)
  return openAccount({
    visit,
    request,
    form,
    proof: { email: textIn(form, 'email'), code: codeDigits(textIn(form, 'code')) },
    isMailed: true,
    back: backPath(textIn(form, 'back')),
  })
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({
    title: t('register.title'),
    description: t('register.description'),
  }))

export default function RegisterFormRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { social, back } = loaderData
  const t = useT()
  return (
    <AuthFrame aside={<AccountFor />}>
      <Title>{t('register.title')}</Title>
      <PlainForm
        typed={actionData?.typed}
        sent={actionData && 'sent' in actionData ? actionData.sent : undefined}
        faults={actionData?.faults}
        back={back}
      />
      <SocialWays social={social} back={back} />
      <p className="text-ink-muted">
        {t('register.preferSteps')}{' '}
        <LocalLink href={withBack('/register', back)} className={LINK_LOOK}>
          {t('register.threeSteps')}
        </LocalLink>
      </p>
    </AuthFrame>
  )
}
