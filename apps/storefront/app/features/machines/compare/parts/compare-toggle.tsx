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

const ROW =
  'group relative z-1 inline-flex min-h-6 cursor-pointer items-center gap-1.5 whitespace-nowrap before:absolute before:-inset-x-2 before:-inset-y-2.5 lg:before:hidden'
const BOX =
  'grid size-4 shrink-0 place-items-center rounded-tight border-[1.5px] border-line-strong bg-raised text-transparent group-hover:border-ink group-aria-checked:border-ink group-aria-checked:bg-ink group-aria-checked:text-paper'

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
      <span className={BOX}>
        <Icon name="check" size="mini" />
      </span>
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
        className={ROW}
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
      className={ROW}
      onClick={() => toggleChosen(device) || toast(t('device.compareFull'))}
    >
      {look}
    </button>
  )
}
