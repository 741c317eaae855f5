import { roleEndpoints } from '@ironsouq/contract/people/staff/role.endpoints'
import { ROLE_NAME_MAX } from '@ironsouq/contract/people/staff/staff.limits'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { DialogForm } from '@ironsouq/portal/form/command-form'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { useState } from 'react'

/** A role without permissions, which are then chosen in the table. */
export function NewRole({ onDone }: { onDone: () => void }) {
  const t = useT()
  const { run, isRunning } = useCommand()
  const [name, setName] = useState('')
  const add = async () => {
    const body = { name, permissions: [] }
    if (await run(() => api(roleEndpoints.add, { body }))) onDone()
  }
  return (
    <DialogForm title={t('backofficeStaff.newRole')} send={add} onClose={onDone}>
      <TextField
        label={t('backofficeStaff.roleName')}
        value={name}
        onChange={setName}
        maxLength={ROLE_NAME_MAX}
        isRequired
      />
      <Button type="submit" tone="ink" isPending={isRunning}>
        {t('backofficeStaff.create')}
      </Button>
    </DialogForm>
  )
}
