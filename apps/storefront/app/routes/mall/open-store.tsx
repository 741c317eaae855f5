import { storeApplicationEndpoints } from '@ironsouq/contract/mall/store-application/store-application.endpoints'
import { redirect } from 'react-router'
import { BeforePage } from '#features/mall/open-store/before-page.tsx'
import { OpenStorePage } from '#features/mall/open-store/open-store-page.tsx'
import {
  isPart,
  OPEN_STORE,
  stepAfter,
  stepPath,
  stepShown,
} from '#features/mall/open-store/open-store-step.ts'
import { saveStep } from '#features/mall/open-store/save-step.server.ts'
import { attempt } from '#kit/form/attempt.server.ts'
import { INTENT } from '#kit/form/code-wait.ts'
import { answered, formOf, sendForm, textIn } from '#kit/form/read-form.server.ts'
import { joinPath } from '#kit/navigation/locale-path.ts'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { memberCall, memberVisit, unlessVisitor } from '#kit/request/session.server.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import type { Route } from './+types/open-store.ts'

export const handle: RouteHandle = {
  messages: ['device', 'error', 'login', 'openStore', 'sellerApplication', 'store'],
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = visitOf(context, params)
  const call = memberCall(visit, url)
  const [terms, own] = await Promise.all([
    visit.call(storeApplicationEndpoints.terms),
    unlessVisitor(call(storeApplicationEndpoints.own)),
  ])
  if (own === undefined) return { terms, member: null }
  const { categories } = await call(storeApplicationEndpoints.choices)
  const step = stepShown(own, url.searchParams.get('step') ?? '')
  return { terms, member: { own, step, choices: categories } }
}

/** Saves a step and goes on to the next, sends the application, or takes it back. */
export async function action({ request, context, params, url }: Route.ActionArgs) {
  const visit = visitOf(context, params)
  const member = memberVisit(visit, url)
  const form = await formOf(request, visit)
  const intent = textIn(form, INTENT)
  if (isPart(intent)) {
    const refused = await saveStep(member, intent, form)
    if (refused) return answered(refused)
    throw redirect(joinPath(visit.prefix, stepPath(stepAfter(intent))))
  }
  const endpoint = storeApplicationEndpoints[intent === 'withdraw' ? 'withdraw' : 'submit']
  const answer = await attempt(() => sendForm(member, endpoint, form))
  if (answer.faults) return answered(answer)
  throw redirect(joinPath(visit.prefix, OPEN_STORE))
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({
    title: t('openStore.title'),
    description: t('openStore.description'),
  }))

export default function OpenStoreRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { terms, member } = loaderData
  if (!member) return <BeforePage terms={terms} />
  return <OpenStorePage {...member} terms={terms} answer={actionData} />
}
