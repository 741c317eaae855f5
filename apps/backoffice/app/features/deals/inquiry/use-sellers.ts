import {
  inquiryStaffEndpoints,
  type StaffInquiry,
} from '@ironsouq/contract/deals/inquiry/inquiry.staff.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { useEffect, useState } from 'react'

export type NamedSeller = NonNullable<StaffInquiry['seller']>

/** Every seller; until they are loaded, and if that fails, the seller of the machine. */
export function useSellers(own: NamedSeller | null): readonly NamedSeller[] {
  const [sellers, setSellers] = useState<readonly NamedSeller[]>(own ? [own] : [])
  useEffect(() => {
    let isShown = true
    void api(inquiryStaffEndpoints.sellers).then(
      (found) => isShown && setSellers(found),
      () => {},
    )
    return () => {
      isShown = false
    }
  }, [])
  return sellers
}
