import { EmptyState } from '@ironsouq/ui/patterns/empty-state'
import { buttonLook } from '@ironsouq/ui/primitives/button-look'
import { LocalLink } from '#shell/local-link.tsx'
import { useT } from '#shell/use-t.ts'
import { LIST } from './landing-paths.ts'

export function NoneOnSale() {
  const t = useT()
  return (
    <EmptyState title={t('landing.noneTitle')} body={t('landing.noneBody')}>
      <LocalLink href={LIST} className={buttonLook({ tone: 'ink' })}>
        {t('landing.allMachines')}
      </LocalLink>
    </EmptyState>
  )
}
