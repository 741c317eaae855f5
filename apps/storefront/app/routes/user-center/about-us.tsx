import { Breadcrumb } from '@ironsouq/ui/patterns/page/breadcrumb'
import { AboutPage } from '#features/legal/about-page.tsx'
import { aboutIn } from '#features/legal/about.server.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { pageMeta } from '#kit/page/page-meta.ts'
import { type RouteHandle, useSiteData } from '#kit/page/site-data.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import { useT } from '#kit/text/use-t.ts'
import type { Route } from './+types/about-us.ts'

export const handle: RouteHandle = { layout: 'user-center', public: true, prerendered: true }

export function loader({ context, params }: Route.LoaderArgs) {
  return aboutIn(visitOf(context, params).locale)
}

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args
  return loaderData ? pageMeta(args, () => loaderData) : []
}

export default function AboutRoute({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const { webConfig } = useSiteData()
  return (
    <>
      <Breadcrumb
        label={t('common.breadcrumb')}
        crumbs={[
          { key: 'home', content: <LocalLink href="/">{t('common.home')}</LocalLink> },
          { key: 'about', content: loaderData.title },
        ]}
      />
      <AboutPage about={loaderData} companyInfo={webConfig.pcCompanyInfo} />
    </>
  )
}
