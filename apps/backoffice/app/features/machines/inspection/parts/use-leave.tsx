import type { Me } from '@ironsouq/contract/people/staff/staff.schema'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Confirm } from '@ironsouq/ui/patterns/form/confirm'
import { useState } from 'react'
import { endOffline } from './offline-mode.ts'
import { removePerson, removeSentForms, unsentForms } from './offline-store.ts'

/** Removes what a person leaves on this device: only what is not sent stays, for them. */
export async function clearOffline(staffId: string): Promise<void> {
  await removePerson()
  await removeSentForms(staffId)
  await endOffline()
}

/** Asks before a person signs out while inspections wait on this device. */
export function useLeave({ staffId }: Me, leave: () => Promise<void>) {
  const t = useT()
  const [unsent, setUnsent] = useState(0)
  const ask = async () => {
    const count = await unsentForms(staffId)
    if (count > 0) setUnsent(count)
    else await leave()
  }
  const question = (
    <Confirm
      title={t('backofficeInspection.leaveTitle')}
      confirm={t('portal.signOut')}
      cancel={t('portal.cancel')}
      isDanger
      isOpen={unsent > 0}
      onAnswer={(answer) => {
        setUnsent(0)
        if (answer === 'confirm') void leave()
      }}
    >
      {t('backofficeInspection.leaveBody', { count: unsent })}
    </Confirm>
  )
  return { ask: () => void ask(), question }
}
