import { favoriteEndpoints } from '@ironsouq/contract/people/favorite/favorite.endpoints'
import { redirect } from 'react-router'
import type { FavoriteAnswer } from '#features/people/favorite/favorite-answer.tsx'
import {
  type SavedProducts,
  SavedProductsPage,
} from '#features/people/favorite/saved-products-page.tsx'
import { savedProductsPath } from '#features/people/favorite/saved-products-path.ts'
import { attempt } from '#kit/form/attempt.server.ts'
import { INTENT } from '#kit/form/code-wait.ts'
import { formOf, sendForm, textIn, typedIn } from '#kit/form/read-form.server.ts'
import { lastPage, readQuery } from '#kit/list/page-query.ts'
import { joinPath } from '#kit/navigation/locale-path.ts'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { memberCall, memberVisit } from '#kit/request/session.server.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import type { Route } from './+types/saved-products.ts'

export const handle: RouteHandle = { messages: ['userCenter', 'device', 'mall'] }

export async function loader({ context, params, url }: Route.LoaderArgs): Promise<SavedProducts> {
  const visit = visitOf(context, params)
  const { current, size } = readQuery(favoriteEndpoints.products.query, url.searchParams)
  const query = { current, size }
  const page = await memberCall(visit, url)(favoriteEndpoints.products, { query })
  const last = lastPage(page.total, size)
  if (current > last) throw redirect(joinPath(visit.prefix, savedProductsPath(last)))
  return { current, size, last, page }
}

/** Removes a product from the saved products, or adds it again. */
export async function action({ request, context, params, url }: Route.ActionArgs) {
  const visit = visitOf(context, params)
  const form = await formOf(request, visit)
  const intent = textIn(form, INTENT) === 'add' ? 'add' : 'remove'
  const endpoint = favoriteEndpoints[intent === 'add' ? 'addProduct' : 'removeProduct']
  const answer = await attempt(() => sendForm(memberVisit(visit, url), endpoint, form))
  const { prodId, title } = typedIn(form, ['prodId', 'title'])
  return { ...answer, intent, field: 'prodId', id: prodId, title } satisfies FavoriteAnswer
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({
    title: t('shell.savedProducts'),
    description: t('userCenter.description'),
  }))

export default function SavedProductsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <SavedProductsPage saved={loaderData} answer={actionData} />
}
