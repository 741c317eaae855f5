import { sellerAccountEndpoints } from '@ironsouq/contract/seller-account/seller-account.endpoints'
import type { MerchantRole } from '@ironsouq/contract/seller-account/seller-account.roles'
import { ACCOUNT_NAME_MAX } from '@ironsouq/contract/seller-account/seller-account.schema'
import { LOCALE_CODES, LOCALES } from '@ironsouq/i18n/locales'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { DialogForm } from '@ironsouq/portal/form/command-form'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useLanguage } from '@ironsouq/portal/language/language-store.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { SelectField } from '@ironsouq/ui/primitives/field/field'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { useState } from 'react'
import { RoleField } from './role-field.tsx'

/** Name, address, language and role of a new person. */
export function InvitePerson({ onDone }: { onDone: () => void }) {
  const t = useT()
  const { run, isRunning } = useCommand()
  const own = useLanguage()?.locale ?? 'en'
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [locale, setLocale] = useState<string>(own)
  const [role, setRole] = useState<MerchantRole>('sales')
  const invite = async () => {
    const body = { name, email, locale, role }
    if (!(await run(() => api(sellerAccountEndpoints.invite, { body })))) return
    toasts.show({ text: t('portalPeople.sent', { email }) })
    onDone()
  }
  return (
    <DialogForm title={t('portalPeople.inviteTitle')} send={invite} onClose={onDone}>
      <TextField
        label={t('portalPeople.name')}
        value={name}
        onChange={setName}
        maxLength={ACCOUNT_NAME_MAX}
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
      <RoleField role={role} onChange={setRole} />
      <Button type="submit" tone="ink" isPending={isRunning}>
        {t('portalPeople.sendInvitation')}
      </Button>
    </DialogForm>
  )
}
