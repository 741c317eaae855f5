import { Button } from '@ironsouq/ui/primitives/action/button'
import { Dialog } from '@ironsouq/ui/primitives/overlay/dialog'
import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useT } from '../language/use-t.ts'

/** Asks before a changed form is left, within the portal and by closing the tab. */
export function LeaveWarning({ isChanged }: { isChanged: boolean }) {
  const t = useT()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isChanged && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isChanged) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isChanged])
  const isAsking = blocker.state === 'blocked'
  return (
    <Dialog
      title={t('portal.leaveTitle')}
      isAlert
      isOpen={isAsking}
      onOpenChange={(isOpen) => !isOpen && blocker.reset?.()}
    >
      <p>{t('portal.leaveBody')}</p>
      <div className="flex flex-wrap gap-2">
        <Button tone="ink" onPress={() => blocker.reset?.()}>
          {t('portal.leaveStay')}
        </Button>
        <Button onPress={() => blocker.proceed?.()}>{t('portal.leaveGo')}</Button>
      </div>
    </Dialog>
  )
}
