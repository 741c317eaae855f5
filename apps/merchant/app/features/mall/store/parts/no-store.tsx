import type { DataOf } from '@ironsouq/contract/endpoint'
import type { todayMerchantEndpoints } from '@ironsouq/contract/platform/today/today.merchant.endpoints'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { useRouteLoaderData } from 'react-router'

/** What the frame around every screen has loaded. */
type Frame = () => Promise<{ sells: DataOf<typeof todayMerchantEndpoints.trades> }>

/** A screen of the store for a dealer who has none: how to open one, and the page for it. */
export function NoStore({ title }: { title: string }) {
  const t = useT()
  const mayOpen = useMay('store.edit')
  const url = useRouteLoaderData<Frame>('frame/signed-in')?.sells.openStoreUrl
  return (
    <ScreenPage title={title}>
      <ScreenBody>
        <EmptyState
          title={t('portalFigure.noStore')}
          body={t(mayOpen ? 'merchant.openStoreBody' : 'merchant.openStoreByOwner')}
        >
          {mayOpen && (
            <a href={url} className={buttonLook({ tone: 'ink', size: 'portal' })}>
              {t('merchant.openStore')}
            </a>
          )}
        </EmptyState>
      </ScreenBody>
    </ScreenPage>
  )
}
