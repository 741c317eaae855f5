import type { SellerApplicationState } from '@ironsouq/contract/people/seller-application/seller-application.lifecycle'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Badge } from '@ironsouq/ui/primitives/display/badge'

export function ApplicationState({ state }: { state: SellerApplicationState }) {
  const t = useT()
  return (
    <Badge tone={state === 'approved' ? 'proven' : 'plain'}>{t(`backofficeSeller.${state}`)}</Badge>
  )
}
