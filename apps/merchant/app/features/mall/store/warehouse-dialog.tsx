import type { FieldFault } from '@ironsouq/contract/envelope'
import { storeMerchantEndpoints } from '@ironsouq/contract/mall/store/store.merchant.endpoints'
import type { Warehouse, WarehouseCreate } from '@ironsouq/contract/mall/store/store.schema'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { DialogForm } from '@ironsouq/portal/form/command-form'
import { faultsIn } from '@ironsouq/portal/form/use-record-form.ts'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { Checkbox } from '@ironsouq/ui/primitives/field/checkbox'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { useState } from 'react'
import { AddressFields } from './address-fields.tsx'

interface WarehouseDialogProps {
  /** Without one another is added. */
  warehouse?: Warehouse
  onClose: () => void
}

const EMPTY: WarehouseCreate = {
  name: '',
  phone: '+971',
  emirate: 'dubai',
  area: '',
  address: '',
  isPickupPoint: false,
  hours: '',
  isActive: true,
}

export function WarehouseDialog({ warehouse, onClose }: WarehouseDialogProps) {
  const t = useT()
  const { run, isRunning } = useCommand()
  const [values, setValues] = useState<WarehouseCreate>(() => ({ ...EMPTY, ...warehouse }))
  const [faults, setFaults] = useState<readonly FieldFault[]>([])
  const set = (next: Partial<WarehouseCreate>) => setValues({ ...values, ...next })
  const faulty = (name: keyof WarehouseCreate) => {
    const fault = faults.find(({ field }) => field === name)
    return fault ? { error: fault.msg } : {}
  }
  const call = () => {
    if (!warehouse) return api(storeMerchantEndpoints.addWarehouse, { body: values })
    const { warehouseId, version } = warehouse
    return api(storeMerchantEndpoints.editWarehouse, { body: { ...values, warehouseId, version } })
  }
  const save = async () => {
    const saved = await run(call, (refusal) => {
      setFaults(faultsIn(refusal))
      return false
    })
    if (!saved) return
    onClose()
    toasts.show({ text: t('portal.saved') })
  }
  return (
    <DialogForm
      title={warehouse?.name ?? t('merchantStore.addWarehouse')}
      send={save}
      onClose={onClose}
    >
      <TextField
        isRequired
        label={t('portalProduct.name')}
        maxLength={60}
        value={values.name}
        onChange={(name) => set({ name })}
        {...faulty('name')}
      />
      <AddressFields value={values} onChange={set} faulty={faulty} />
      <Checkbox
        label={t('merchantStore.isPickupPoint')}
        isSelected={values.isPickupPoint}
        onChange={(isPickupPoint) => set({ isPickupPoint })}
      />
      <TextField
        label={t('merchantStore.hours')}
        maxLength={120}
        value={values.hours}
        onChange={(hours) => set({ hours })}
        {...faulty('hours')}
      />
      {warehouse && (
        <Checkbox
          label={t('merchantStore.isActive')}
          isSelected={values.isActive}
          onChange={(isActive) => set({ isActive })}
        />
      )}
      <Button type="submit" tone="ink" isPending={isRunning}>
        {t('portal.save')}
      </Button>
    </DialogForm>
  )
}
