import type { DeviceCard } from '@ironsouq/contract/machines/device/device.schema'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { useT } from '#kit/text/use-t.ts'

/** The field name of the chosen devices. */
export const CHOSEN = 'compare'

export interface Choosing {
  /** The form that is sent without script. */
  form: string
  chosen: readonly string[]
  onToggle: (deviceId: string) => void
}

interface ChooseBoxProps extends Choosing {
  device: DeviceCard
}

/** Selects a device for comparison. On a desktop the box has no visible label. */
export function ChooseBox({ device, form, chosen, onToggle }: ChooseBoxProps) {
  const t = useT()
  const { deviceId, title } = device
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 justify-self-start text-ink-2">
      <input
        type="checkbox"
        name={CHOSEN}
        value={deviceId}
        form={form}
        checked={chosen.includes(deviceId)}
        onChange={() => onToggle(deviceId)}
        aria-label={t('userCenter.select', { title })}
        className="peer sr-only"
      />
      <span className="grid size-4.5 shrink-0 place-items-center rounded-tight border-[1.5px] border-line-strong bg-raised text-transparent peer-checked:border-ink peer-checked:bg-ink peer-checked:text-paper peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus">
        <Icon name="check" size="mini" />
      </span>
      <span aria-hidden="true" className="lg:hidden">
        {t('device.compare')}
      </span>
    </label>
  )
}
