import type { Role } from '@ironsouq/contract/staff/role.endpoints'
import { staffEndpoints } from '@ironsouq/contract/staff/staff.endpoints'
import { STAFF_NAME_MAX } from '@ironsouq/contract/staff/staff.limits'
import { LOCALE_CODES, LOCALES } from '@ironsouq/i18n/locales'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { DialogForm } from '@ironsouq/portal/form/command-form'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useLanguage } from '@ironsouq/portal/language/language-store.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { Checkbox } from '@ironsouq/ui/primitives/field/checkbox'
import { CheckboxGroup } from '@ironsouq/ui/primitives/field/checkbox-group'
import { SelectField } from '@ironsouq/ui/primitives/field/field'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { useState } from 'react'
import { roleText } from './parts/role-text.ts'

interface InvitePersonProps {
  roles: readonly Role[]
  onDone: () => void
}

/** Name, address, language and roles of a new person. */
export function InvitePerson({ roles, onDone }: InvitePersonProps) {
  const t = useT()
  const { run, isRunning } = useCommand()
  const own = useLanguage()?.locale ?? 'en'
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [locale, setLocale] = useState<string>(own)
  const [roleIds, setRoleIds] = useState<string[]>([])
  const invite = async () => {
    const body = { name, email, locale, roleIds }
    const added = await run(() => api(staffEndpoints.invite, { body }))
    if (!added) return
    toasts.show({ text: t('portalPeople.sent', { email }) })
    onDone()
  }
  return (
    <DialogForm title={t('portalPeople.inviteTitle')} send={invite} onClose={onDone}>
      <TextField
        label={t('portalPeople.name')}
        value={name}
        onChange={setName}
        maxLength={STAFF_NAME_MAX}
        isRequired
      />
      <TextField
        label={t('portalPeople.email')}
        type="email"
        value={email}
        onChange={setEmail}
        isRequired
      />
      <SelectField
        label={t('portalPeople.language')}
        value={locale}
        onChange={(event) => setLocale(event.currentTarget.value)}
        options={LOCALE_CODES.map((code) => ({ value: code, text: LOCALES[code].name }))}
      />
      <CheckboxGroup label={t('backofficeStaff.roles')} value={roleIds} onChange={setRoleIds}>
        {roles.map((role) => (
          <Checkbox key={role.roleId} value={role.roleId} label={roleText(t, role)} />
        ))}
      </CheckboxGroup>
      <Button type="submit" tone="ink" isPending={isRunning}>
        {t('portalPeople.sendInvitation')}
      </Button>
    </DialogForm>
  )
}
