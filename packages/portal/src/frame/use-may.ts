import { usePortal } from './portal-context.ts'
import type { PortalPermission } from './portal-permission.ts'

/** Whether the signed-in person holds a permission, for a button; the API checks it in any case. */
export const useMay = (permission: PortalPermission): boolean =>
  usePortal().permissions.includes(permission)
