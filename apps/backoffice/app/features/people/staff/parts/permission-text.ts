import type { Permission } from '@ironsouq/contract/permission'
import type { Key, Translate } from '@ironsouq/i18n/messages'

type Underscored<P extends string> = P extends `${infer N}.${infer V}` ? `${N}_${V}` : never

/** What a permission allows, in words. */
export const permissionText = (t: Translate, permission: Permission): string => {
  const key: Key = `backofficePermission.${permission.replace('.', '_') as Underscored<Permission>}`
  return t(key)
}
