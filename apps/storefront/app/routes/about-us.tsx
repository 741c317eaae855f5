import { Breadcrumb } from '@ironsouq/ui/patterns/breadcrumb'
import { AboutPage } from '#features/legal/about-page.tsx'
import { aboutIn } from '#features/legal/about.server.ts'
import { LocalLink } from '#shell/local-link.tsx'
import { pageMeta } from '#shell/page-meta.ts'
import { type RouteHandle, useShell } from '#shell/shell-data.ts'
import { useT } from '#shell/use-t.ts'
import { visitOf } from '#shell/visit.server.ts'
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
  const { webConfig } = useShell()
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
