import { Breadcrumb } from '@ironsouq/ui/patterns/page/breadcrumb'
import { helpJsonLd } from '#features/legal/help-json-ld.ts'
import { HelpPage } from '#features/legal/help-page.tsx'
import { helpIn } from '#features/legal/help.server.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { breadcrumbJsonLd } from '#kit/page/json-ld.ts'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import { useT } from '#kit/text/use-t.ts'
import type { Route } from './+types/help-center.ts'

export const handle: RouteHandle = { public: true, prerendered: true }

export function loader({ context, params }: Route.LoaderArgs) {
  return helpIn(visitOf(context, params).locale)
}

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args
  return loaderData
    ? pageMeta(args, (t, { url }) => ({
        ...loaderData,
        jsonLd: [
          helpJsonLd(loaderData),
          breadcrumbJsonLd([
            { name: t('common.home'), url: url('/') },
            { name: loaderData.title, url: url('/help-center') },
          ]),
        ],
      }))
    : []
}

export default function HelpRoute({ loaderData }: Route.ComponentProps) {
  const t = useT()
  return (
    <div className="wrap pb-8">
      <Breadcrumb
        label={t('common.breadcrumb')}
        crumbs={[
          { key: 'home', content: <LocalLink href="/">{t('common.home')}</LocalLink> },
          { key: 'help', content: loaderData.title },
        ]}
      />
      <HelpPage help={loaderData} />
    </div>
  )
}
