import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'

/** A seller of machines need not have a store. */
export function NoStore({ title }: { title: string }) {
  const t = useT()
  return (
    <ScreenPage title={title}>
      <ScreenBody>
        <EmptyState title={title} body={t('portalProduct.noStore')} />
      </ScreenBody>
    </ScreenPage>
  )
}
