import { identityEndpoints } from '@ironsouq/contract/identity/identity/identity.endpoints'
import { AuthFrame } from '@ironsouq/ui/patterns/page/auth-frame'
import { LINK_LOOK } from '@ironsouq/ui/primitives/action/link'
import { AccountFor } from '#features/identity/register/account-for.tsx'
import { openAccount, TYPED } from '#features/identity/register/open-account.server.ts'
import { Title } from '#features/identity/register/parts/title.tsx'
import { RegistrationOff } from '#features/identity/register/registration-off.tsx'
import { ShortForm } from '#features/identity/register/short-form.tsx'
import { SocialWays } from '#features/identity/register/social-ways.tsx'
import { codeWait, INTENT, SEND_CODE } from '#kit/form/code-wait.ts'
import { answered, formOf, sendForm, textIn, typedIn } from '#kit/form/read-form.server.ts'
import { backPath, withBack } from '#kit/navigation/back-path.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { pageMeta } from '#kit/page/page-meta.ts'
import { type RouteHandle, useSiteData } from '#kit/page/site-data.ts'
import { type Visit, visitOf } from '#kit/request/visit.server.ts'
import { digitsOf } from '#kit/text/input-filter.ts'
import { useT } from '#kit/text/use-t.ts'
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
  const { data: sent, faults } = await sendForm(visit, identityEndpoints.sendCode, form, {
    given: { purpose: 'register', channel: 'email' },
    names: { target: 'email' },
    shows: ['email'],
  })
  const typed = typedIn(form, TYPED)
  return answered(faults ? { typed, faults } : { typed, sent: codeWait(sent) })
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const visit = visitOf(context, params)
  const form = await formOf(request, visit)
  if (textIn(form, INTENT) === SEND_CODE) return sendCode(visit, form)
  return openAccount({
    visit,
    request,
    form,
    proof: { code: digitsOf },
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
  const { switches } = useSiteData()
  if (!switches.registration) return <RegistrationOff back={back} />
  return (
    <AuthFrame aside={<AccountFor />}>
      <Title>{t('register.title')}</Title>
      <ShortForm
        typed={actionData?.typed}
        sent={actionData?.sent}
        faults={actionData?.faults}
        back={back}
      />
      <SocialWays social={social} back={back} />
      <p className="text-ink-muted">
        {t('register.preferSteps')}{' '}
        <LocalLink href={withBack('/register', back)} className={LINK_LOOK}>
          {t('register.stepByStep')}
        </LocalLink>
      </p>
    </AuthFrame>
  )
}
