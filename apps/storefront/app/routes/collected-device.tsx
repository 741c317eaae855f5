import { MOST_COMPARED } from '@ironsouq/contract/device/device.limits'
import { DeviceId } from '@ironsouq/contract/device/device.schema'
import { favoriteEndpoints } from '@ironsouq/contract/favorite/favorite.endpoints'
import { redirect } from 'react-router'
import { DeviceGrade } from '#features/device/device-grade.tsx'
import { DevicePicture } from '#features/device/device-picture.tsx'
import { EmirateName } from '#features/device/emirate-name.tsx'
import { attempt } from '#features/mine/attempt.server.ts'
import { CHOSEN } from '#features/mine/choose-box.tsx'
import type { MineParts } from '#features/mine/mine-parts.ts'
import { lastPage, readQuery } from '#features/mine/page-query.ts'
import type { SavedAnswer } from '#features/mine/saved-answer.tsx'
import { type Saved, SavedPage } from '#features/mine/saved-page.tsx'
import { savedPath } from '#features/mine/saved-path.ts'
import { joinPath } from '#shell/locale-path.ts'
import { pageMeta } from '#shell/page-meta.ts'
import { formOf, memberApi, memberCall, textIn } from '#shell/session.server.ts'
import type { RouteHandle } from '#shell/shell-data.ts'
import { visitOf } from '#shell/visit.server.ts'
import type { Route } from './+types/collected-device.ts'

export const handle: RouteHandle = { messages: ['mine', 'device'] }

const isDeviceId = (deviceId: string) => DeviceId.safeParse({ deviceId }).success

export async function loader({ context, params, url }: Route.LoaderArgs): Promise<Saved> {
  const visit = visitOf(context, params)
  const chosen = url.searchParams.getAll(CHOSEN).filter(isDeviceId).slice(0, MOST_COMPARED)
  if (chosen.length > 0) throw redirect(joinPath(visit.prefix, `/compare?ids=${chosen.join(',')}`))
  const { size, ...query } = readQuery(favoriteEndpoints.list.query, url.searchParams)
  const page = await memberCall(visit, url)(favoriteEndpoints.list, { query: { ...query, size } })
  const last = lastPage(page.total, size)
  if (query.current > last)
    throw redirect(joinPath(visit.prefix, savedPath({ ...query, current: last })))
  return { query, size, last, page }
}

/** Takes a machine from the saved ones, or saves it again. */
export async function action({ request, context, params, url }: Route.ActionArgs) {
  const visit = visitOf(context, params)
  const form = await formOf(request, visit)
  const done = textIn(form, 'intent') === 'add' ? 'add' : 'remove'
  const deviceId = textIn(form, 'deviceId')
  const came = await attempt(() =>
    memberApi(visit, url)(favoriteEndpoints[done], { body: { deviceId } }),
  )
  return { ...came, done, deviceId, title: textIn(form, 'title') } satisfies SavedAnswer
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('shell.savedMachines'), description: t('mine.description') }))

const PARTS: MineParts = { Grade: DeviceGrade, Picture: DevicePicture, EmirateName }

export default function CollectedDeviceRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <SavedPage saved={loaderData} parts={PARTS} answer={actionData} />
}
