import { type AuditEntity, isAuditEntity } from '@ironsouq/contract/platform/audit/audit.entities'
import type { Translate } from '@ironsouq/i18n/messages'

type Hyphenated = Extract<AuditEntity, `${string}-${string}`>

/** Keys of texts have no hyphens. */
const KEYS: Record<Hyphenated, 'deviceExport' | 'homePage'> = {
  'device-export': 'deviceExport',
  'home-page': 'homePage',
}
const isHyphenated = (entity: AuditEntity): entity is Hyphenated => Object.hasOwn(KEYS, entity)

/** An entity without a text does not compile. */
export const entityText = (t: Translate, entity: AuditEntity): string =>
  t(`backofficeAudit.entity_${isHyphenated(entity) ? KEYS[entity] : entity}`)

/** An entity that is newer than this screen is shown as the log has it. */
export const entityTextIfAny = (t: Translate, entity: string): string =>
  isAuditEntity(entity) ? entityText(t, entity) : entity
