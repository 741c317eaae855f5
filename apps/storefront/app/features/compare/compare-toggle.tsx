import type { DeviceCard } from '@ironsouq/contract/device/device.schema'
import { Icon } from '@ironsouq/ui/primitives/icon'
import { useEffect } from 'react'
import { LocalLink } from '#shell/local-link.tsx'
import { toast } from '#shell/popups/toast.ts'
import { useStore } from '#shell/stores/store.ts'
import { useT } from '#shell/use-t.ts'
import { comparePath, compareStore, isChosen, recallChosen, toggleChosen } from './compare-store.ts'

const ROW =
  'group relative z-1 inline-flex min-h-6 cursor-pointer items-center gap-1.5 whitespace-nowrap before:absolute before:-inset-x-2 before:-inset-y-2.5 lg:before:hidden'
const BOX =
  'grid size-4 shrink-0 place-items-center rounded-tight border-[1.5px] border-line-strong bg-raised text-transparent group-hover:border-ink group-aria-checked:border-ink group-aria-checked:bg-ink group-aria-checked:text-paper'

/**
 * Puts a machine in the tray of those to be compared, or takes it out. Without script it leads to
 * the comparison that begins with it.
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
