import { branchEndpoints } from '@ironsouq/contract/content/branch/branch.endpoints'
import { BRANCHES } from '@ironsouq/contract/page-cache'
import { branchJsonLd } from '#features/content/branch/branch-json-ld.ts'
import { readBranchQuery } from '#features/content/branch/branch-query.ts'
import { BranchesPage } from '#features/content/branch/branches-page.tsx'
import { branchesPath } from '#features/content/branch/parts/branches-path.ts'
import { EMIRATE_WORD } from '#features/machines/device/parts/device-labels.ts'
import { breadcrumbJsonLd } from '#kit/page/json-ld.ts'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import type { Route } from './+types/service-outlets.ts'

export const handle: RouteHandle = {
  messages: ['branch', 'device', 'yard'],
  public: true,
  query: ['only', 'branch'],
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { call, tag } = visitOf(context, params)
  tag(BRANCHES)
  const { records, holidays } = await call(branchEndpoints.list)
  const query = readBranchQuery(url.searchParams)
  return { records, holidays, query, now: new Date().toISOString() }
}

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args
  return loaderData
    ? pageMeta(args, (t, place) => {
        const url = place.url(branchesPath())
        const { records, holidays } = loaderData
        return {
          title: t('branch.title'),
          description: t('branch.description'),
          canonical: branchesPath(),
          jsonLd: [
            ...records.map((branch) =>
              branchJsonLd(branch, {
                url,
                holidays,
                emirateName: (emirate) => t(EMIRATE_WORD[emirate]),
              }),
            ),
            breadcrumbJsonLd([
              { name: t('common.home'), url: place.url('/') },
              { name: t('branch.title'), url },
            ]),
          ],
        }
      })
    : []
}

export default function ServiceOutletsRoute({ loaderData }: Route.ComponentProps) {
  return <BranchesPage {...loaderData} />
}
