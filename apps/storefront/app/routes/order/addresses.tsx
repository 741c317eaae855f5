import { addressEndpoints } from '@ironsouq/contract/people/address/address.endpoints'
import { AddressesPage } from '#features/people/address/addresses-page.tsx'
import { countriesIn } from '#features/people/address/parts/countries.server.ts'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { memberCall } from '#kit/request/session.server.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import type { Route } from './+types/addresses.ts'

export const handle: RouteHandle = { messages: ['address', 'device', 'userCenter', 'login'] }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = visitOf(context, params)
  const addresses = await memberCall(visit, url)(addressEndpoints.list)
  return { addresses, countries: countriesIn(visit.locale) }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('address.title'), description: t('address.description') }))

export default function AddressesRoute({ loaderData }: Route.ComponentProps) {
  return <AddressesPage {...loaderData} />
}
