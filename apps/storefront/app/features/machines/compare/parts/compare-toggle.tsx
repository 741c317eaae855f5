import type { DeviceCard } from '@ironsouq/contract/machines/device/device.schema'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { useEffect } from 'react'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { toast } from '#kit/popup/toast.ts'
import { useStore } from '#kit/store/store.ts'
import { useT } from '#kit/text/use-t.ts'
import {
  comparePath,
  compareStore,
  isChosen,
  recallChosen,
  toggleChosen,
} from '../compare-store.ts'

/** `group`: the box follows the state of the whole. */
const LOOK = 'group compare-toggle'

/**
 * Adds a machine to the comparison tray or removes it. Without script it is a link to a comparison
 * that starts with this machine.
 */
export function CompareToggle({ device }: { device: DeviceCard }) {
  const t = useT()
  const isRecalled = useStore(compareStore, (state) => state.isRecalled)
  const isOn = useStore(compareStore, (state) => isChosen(state, device.deviceId))
  useEffect(() => {
    if (!compareStore.get().isRecalled) recallChosen()
  }, [])
  const look = (
    <>
      <span>{isOn && <Icon name="check" size="mini" />}</span>
      {t('device.compare')}
    </>
  )
  const label = t('device.compareThis', { title: device.title })
  if (!isRecalled)
    return (
      <LocalLink
        href={comparePath([device])}
        rel="nofollow"
        prefetch="none"
        aria-label={label}
        className={LOOK}
      >
        {look}
      </LocalLink>
    )
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={isOn}
      aria-label={label}
      className={LOOK}
      onClick={() => toggleChosen(device) || toast(t('device.compareFull'))}
    >
      {look}
    </button>
  )
}
