import { Breadcrumb } from '@ironsouq/ui/patterns/page/breadcrumb'
import { termsRead } from '#features/content/legal/legal.server.ts'
import { TermsPage } from '#features/content/legal/terms-page.tsx'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { breadcrumbJsonLd } from '#kit/page/json-ld.ts'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import { useT } from '#kit/text/use-t.ts'
import type { Route } from './+types/terms-page.ts'

export const handle: RouteHandle = {
  messages: ['device', 'landedCost', 'legal'],
  public: true,
  query: ['terms', 'privacy'],
}

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  termsRead(visitOf(context, params), url)

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args
  return loaderData
    ? pageMeta(args, (t, { url }) => ({
        title: t('legal.termsTitle'),
        description: t('legal.termsDescription'),
        canonical: '/terms-page',
        unlisted: !(loaderData.terms.isInForce && loaderData.privacy.isInForce),
        jsonLd: [
          breadcrumbJsonLd([
            { name: t('common.home'), url: url('/') },
            { name: t('legal.termsTitle'), url: url('/terms-page') },
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
          { key: 'terms', content: t('legal.termsTitle') },
        ]}
      />
      <TermsPage {...loaderData} />
    </div>
  )
}
