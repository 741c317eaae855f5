import type { DeviceCard } from '@ironsouq/contract/machines/device/device.schema'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { SaveToggle } from '#features/people/favorite/parts/save-toggle.tsx'
import { useT } from '#kit/text/use-t.ts'

/** The heart button of a card: filled when the machine is saved. */
export function DeviceSave({ device }: { device: DeviceCard }) {
  const t = useT()
  return (
    <SaveToggle
      device={device}
      aria-label={t('device.save', { title: device.title })}
      className="device-heart"
    >
      {(isSaved) => (
        <span>
          <Icon name={isSaved ? 'heart-on' : 'heart'} />
        </span>
      )}
    </SaveToggle>
  )
}
