import { sellerAccountEndpoints } from '@ironsouq/contract/people/seller-account/seller-account.endpoints'
import type { MerchantRole } from '@ironsouq/contract/people/seller-account/seller-account.roles'
import { ACCOUNT_NAME_MAX } from '@ironsouq/contract/people/seller-account/seller-account.schema'
import { api } from '@ironsouq/portal/api/api.ts'
import { InvitePerson } from '@ironsouq/portal/people/invite-person'
import { useState } from 'react'
import { RoleField } from './role-field.tsx'

export function InviteColleague({ onDone }: { onDone: () => void }) {
  const [role, setRole] = useState<MerchantRole>('sales')
  return (
    <InvitePerson
      nameMax={ACCOUNT_NAME_MAX}
      invite={(person) => api(sellerAccountEndpoints.invite, { body: { ...person, role } })}
      onDone={onDone}
    >
      <RoleField role={role} onChange={setRole} />
    </InvitePerson>
  )
}
