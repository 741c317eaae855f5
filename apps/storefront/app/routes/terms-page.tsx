import { Breadcrumb } from '@ironsouq/ui/patterns/page/breadcrumb'
import { TermsPage } from '#features/legal/terms-page.tsx'
import { termsIn } from '#features/legal/terms.server.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { breadcrumbJsonLd } from '#kit/page/json-ld.ts'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import { useT } from '#kit/text/use-t.ts'
import type { Route } from './+types/terms-page.ts'

export const handle: RouteHandle = { public: true, prerendered: true }

export function loader({ context, params }: Route.LoaderArgs) {
  return termsIn(visitOf(context, params).locale)
}

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args
  return loaderData
    ? pageMeta(args, (t, { url }) => ({
        ...loaderData,
        jsonLd: [
          breadcrumbJsonLd([
            { name: t('common.home'), url: url('/') },
            { name: loaderData.title, url: url('/terms-page') },
          ]),
        ],
      }))
    : []
}

export default function TermsRoute({ loaderData }: Route.ComponentProps) {
  const t = useT()
  return (
    <div className="wrap pb-8">
      <Breadcrumb
        label={t('common.breadcrumb')}
        crumbs={[
          { key: 'home', content: <LocalLink href="/">{t('common.home')}</LocalLink> },
          { key: 'terms', content: loaderData.title },
        ]}
      />
      <TermsPage terms={loaderData} />
    </div>
  )
}
