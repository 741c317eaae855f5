import { Breadcrumb } from '@ironsouq/ui/patterns/page/breadcrumb'
import { AboutPage } from '#features/content/legal/about-page.tsx'
import { pageRead } from '#features/content/legal/legal.server.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { pageMeta } from '#kit/page/page-meta.ts'
import { type RouteHandle, useSiteData } from '#kit/page/site-data.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import { useT } from '#kit/text/use-t.ts'
import type { Route } from './+types/about-us.ts'

export const handle: RouteHandle = {
  layout: 'user-center',
  messages: ['device', 'landedCost', 'legal'],
  public: true,
}

export const loader = ({ context, params }: Route.LoaderArgs) =>
  pageRead(visitOf(context, params), 'about')

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({
    title: t('legal.aboutTitle'),
    description: t('legal.aboutDescription'),
  }))

export default function AboutRoute({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const { webConfig } = useSiteData()
  return (
    <>
      <Breadcrumb
        label={t('common.breadcrumb')}
        crumbs={[
          { key: 'home', content: <LocalLink href="/">{t('common.home')}</LocalLink> },
          { key: 'about', content: t('legal.aboutTitle') },
        ]}
      />
      <AboutPage about={loaderData} companyInfo={webConfig.pcCompanyInfo} />
    </>
  )
}
