import { sellerDeviceEndpoints } from '@ironsouq/contract/machines/seller-device/seller-device.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { Dialog } from '@ironsouq/ui/primitives/overlay/dialog'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { devicePath } from './parts/device-path.ts'

/** Another machine of the same kind: its serial number is asked, everything else is copied. */
export function DuplicateButton({ deviceId }: { deviceId: string }) {
  const t = useT()
  const navigate = useNavigate()
  const { run, isRunning } = useCommand()
  const [isAsking, setAsking] = useState(false)
  const [serialNo, setSerialNo] = useState('')
  const duplicate = async () => {
    const body = { deviceId, serialNo }
    const made = await run(() => api(sellerDeviceEndpoints.duplicate, { body }))
    if (made) await navigate(devicePath(made.deviceId))
  }
  return (
    <>
      <Button size="portal" onPress={() => setAsking(true)}>
        {t('portalDevice.duplicate')}
      </Button>
      <Dialog
        title={t('portalDevice.duplicate')}
        close={t('common.close')}
        isOpen={isAsking}
        onOpenChange={setAsking}
      >
        <p>{t('portalDevice.duplicateHint')}</p>
        <TextField
          label={t('device.serialNumber')}
          isRequired
          value={serialNo}
          onChange={setSerialNo}
        />
        <Button
          tone="ink"
          isDisabled={serialNo.trim() === ''}
          isPending={isRunning}
          onPress={() => void duplicate()}
        >
          {t('portalDevice.createDraft')}
        </Button>
      </Dialog>
    </>
  )
}
