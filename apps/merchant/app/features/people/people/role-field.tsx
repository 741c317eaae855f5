import {
  MERCHANT_ROLES,
  type MerchantRole,
} from '@ironsouq/contract/people/seller-account/seller-account.roles'
import { capital } from '@ironsouq/i18n/capital'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { SelectField } from '@ironsouq/ui/primitives/field/field'
import { roleText } from './parts/role-text.ts'

interface RoleFieldProps {
  role: MerchantRole
  onChange: (role: MerchantRole) => void
}

/** The role of a person, with what it allows. */
export function RoleField({ role, onChange }: RoleFieldProps) {
  const t = useT()
  return (
    <div className="grid gap-1">
      <SelectField
        label={t('merchant.role')}
        value={role}
        onChange={(event) => onChange(event.currentTarget.value as MerchantRole)}
        options={MERCHANT_ROLES.map((value) => ({ value, text: roleText(t, value) }))}
      />
      <p className="text-micro text-ink-muted">{t(`merchant.role${capital(role)}May`)}</p>
    </div>
  )
}
