import { allowed } from '@ironsouq/contract/lifecycle'
import { storeLifecycle } from '@ironsouq/contract/mall/store/store.lifecycle'
import { storeMerchantEndpoints } from '@ironsouq/contract/mall/store/store.merchant.endpoints'
import type { StoreRecord } from '@ironsouq/contract/mall/store/store.schema'
import { api } from '@ironsouq/portal/api/api.ts'
import { ConfirmCommand } from '@ironsouq/portal/form/confirm-command'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { useState } from 'react'

const OWN_ACTIONS = ['close', 'reopen', 'askReview'] as const

/** Closes the own store, opens it again, or asks for a review [ST-1]. */
export function MoveOwnStore({ state }: Pick<StoreRecord, 'state'>) {
  const t = useT()
  const [isAsking, setAsking] = useState(false)
  const possible = allowed(storeLifecycle, state, 'merchant')
  const action = OWN_ACTIONS.find((each) => possible.includes(each))
  return (
    action && (
      <>
        <Button onPress={() => setAsking(true)}>{t(`merchantStore.${action}`)}</Button>
        {isAsking && (
          <ConfirmCommand
            words={{
              title: t(`merchantStore.${action}`),
              body: t(`merchantStore.${action}Body`),
              act: t(`merchantStore.${action}`),
              done: t('portalDevice.moved'),
            }}
            send={() => api(storeMerchantEndpoints.move, { body: { action } })}
            onClose={() => setAsking(false)}
          />
        )}
      </>
    )
  )
}
