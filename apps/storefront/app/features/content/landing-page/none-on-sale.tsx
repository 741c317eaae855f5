import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { LIST } from '#kit/navigation/catalog-paths.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useT } from '#kit/text/use-t.ts'

export function NoneOnSale() {
  const t = useT()
  return (
    <EmptyState title={t('landingPage.noneTitle')} body={t('landingPage.noneBody')}>
      <LocalLink href={LIST} className={buttonLook({ tone: 'ink' })}>
        {t('landingPage.allMachines')}
      </LocalLink>
    </EmptyState>
  )
}
