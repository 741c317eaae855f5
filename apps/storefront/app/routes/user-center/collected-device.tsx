import { MOST_COMPARED } from '@ironsouq/contract/machines/device/device.limits'
import { DeviceId } from '@ironsouq/contract/machines/device/device.schema'
import { favoriteEndpoints } from '@ironsouq/contract/people/favorite/favorite.endpoints'
import { redirect } from 'react-router'
import type { FavoriteAnswer } from '#features/people/favorite/favorite-answer.tsx'
import { type Saved, FavoritesPage } from '#features/people/favorite/favorites-page.tsx'
import { favoritesPath } from '#features/people/favorite/favorites-path.ts'
import { attempt } from '#kit/form/attempt.server.ts'
import { INTENT } from '#kit/form/code-wait.ts'
import { formOf, sendForm, textIn, typedIn } from '#kit/form/read-form.server.ts'
import { CHOSEN } from '#kit/list/choose-box.tsx'
import { lastPage, readQuery } from '#kit/list/page-query.ts'
import { joinPath } from '#kit/navigation/locale-path.ts'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { memberCall, memberVisit } from '#kit/request/session.server.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import type { Route } from './+types/collected-device.ts'

export const handle: RouteHandle = { messages: ['userCenter', 'device'] }

const isDeviceId = (deviceId: string) => DeviceId.safeParse({ deviceId }).success

export async function loader({ context, params, url }: Route.LoaderArgs): Promise<Saved> {
  const visit = visitOf(context, params)
  const chosen = url.searchParams.getAll(CHOSEN).filter(isDeviceId).slice(0, MOST_COMPARED)
  if (chosen.length > 0) throw redirect(joinPath(visit.prefix, `/compare?ids=${chosen.join(',')}`))
  const { size, ...query } = readQuery(favoriteEndpoints.list.query, url.searchParams)
  const page = await memberCall(visit, url)(favoriteEndpoints.list, { query: { ...query, size } })
  const last = lastPage(page.total, size)
  if (query.current > last)
    throw redirect(joinPath(visit.prefix, favoritesPath({ ...query, current: last })))
  return { query, size, last, page }
}

/** Removes a device from the favorites, or adds it again. */
export async function action({ request, context, params, url }: Route.ActionArgs) {
  const visit = visitOf(context, params)
  const form = await formOf(request, visit)
  const intent = textIn(form, INTENT) === 'add' ? 'add' : 'remove'
  const answer = await attempt(() =>
    sendForm(memberVisit(visit, url), favoriteEndpoints[intent], form),
  )
  const { deviceId, title } = typedIn(form, ['deviceId', 'title'])
  return { ...answer, intent, field: 'deviceId', id: deviceId, title } satisfies FavoriteAnswer
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({
    title: t('shell.savedMachines'),
    description: t('userCenter.description'),
  }))

export default function CollectedDeviceRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <FavoritesPage saved={loaderData} answer={actionData} />
}
