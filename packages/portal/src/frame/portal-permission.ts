import type { MerchantPermission } from '@ironsouq/contract/people/seller-account/seller-account.roles'
import type { Permission } from '@ironsouq/contract/permission'

/** What a person of a portal may do: staff in the back office, people of dealers in the merchant portal. */
export type PortalPermission = Permission | MerchantPermission
