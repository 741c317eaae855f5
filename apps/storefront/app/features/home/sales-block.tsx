import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { deviceListPath } from '#features/device/parts/device-list-path.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useT } from '#kit/text/use-t.ts'
import type { BlockProps } from './block-props.ts'
import { HomeSection } from './home-section.tsx'

/** Without an announced sale the block offers alternatives. */
export function SalesBlock({ block, kinds }: BlockProps<'sales'>) {
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
          <LocalLink href={deviceListPath({})} className={buttonLook()}>
            {t('home.seeAllMachines')}
          </LocalLink>
        </div>
      </div>
    </HomeSection>
  )
}
