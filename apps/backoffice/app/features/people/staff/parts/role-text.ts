import type { RoleName } from '@ironsouq/contract/people/staff/staff.schema'
import type { Translate } from '@ironsouq/i18n/messages'

/** The packs name the roles of the product; the others have the name that staff gave them. */
export const roleText = (t: Translate, { code, name }: Pick<RoleName, 'code' | 'name'>): string =>
  code === null ? name : t(`backofficeRole.${code}`)
