import { buttonLook } from '@ironsouq/ui/primitives/button-look'
import { LocalLink } from '#shell/local-link.tsx'
import { useT } from '#shell/use-t.ts'
import type { BlockProps } from './block-parts.ts'
import { HomeSection } from './home-section.tsx'

/** No sale has been announced: said openly, with what to do meanwhile. */
export function SalesBlock({ block, kinds, devices }: BlockProps<'sales'>) {
  const t = useT()
  return (
    <HomeSection id="sales" heading={block.title ?? t('home.sales')}>
      <div className="grid gap-4 rounded-box border-2 border-dashed border-line-strong px-6 py-8 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center lg:gap-8">
        <div className="grid max-w-read gap-2">
          <h3 className="text-lead font-bold tracking-tight">{t('home.noSaleTitle')}</h3>
          <p className="text-body text-ink-2">{t('home.noSaleBody')}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          {kinds.has('subscribe') && (
            <a href="#subscribe" className={buttonLook({ tone: 'ink' })}>
              {t('home.noticeByMail')}
            </a>
          )}
          <LocalLink href={devices.listPath({})} className={buttonLook()}>
            {t('home.seeAllMachines')}
          </LocalLink>
        </div>
      </div>
    </HomeSection>
  )
}
