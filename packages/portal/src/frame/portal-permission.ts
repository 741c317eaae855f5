import type { Permission } from '@ironsouq/contract/permission'
import type { MerchantPermission } from '@ironsouq/contract/seller-account/seller-account.roles'

/** What a person of a portal may do: staff in the back office, people of dealers in the merchant portal. */
export type PortalPermission = Permission | MerchantPermission
