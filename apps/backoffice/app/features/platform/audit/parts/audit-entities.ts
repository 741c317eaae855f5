import type { Translate } from '@ironsouq/i18n/messages'

/** What the audit log calls the things that it is about. */
export const AUDIT_ENTITIES = [
  'announcement',
  'articleText',
  'auditExport',
  'balanceChange',
  'bankAccount',
  'batch',
  'branch',
  'cannedAnswer',
  'category',
  'certification',
  'chat',
  'chatReport',
  'currency',
  'database',
  'destination',
  'device',
  'device-export',
  'dictionaryItem',
  'dispute',
  'facet',
  'featureSwitch',
  'feed',
  'film',
  'help',
  'helpTopic',
  'holiday',
  'home-page',
  'import',
  'inquiry',
  'inquiryAttachment',
  'inspection',
  'inspectionRemark',
  'invitation',
  'job',
  'landedCostRate',
  'language',
  'listExport',
  'member',
  'news',
  'notification',
  'order',
  'page',
  'payment',
  'payout',
  'product',
  'productAttribute',
  'productCategory',
  'quote',
  'quoteRequest',
  'reconciliation',
  'refund',
  'role',
  'savedView',
  'searchWords',
  'seller',
  'sellerAccount',
  'sellerApplication',
  'servicePromise',
  'session',
  'sku',
  'specField',
  'staff',
  'staffSession',
  'store',
  'storeApplication',
  'storePage',
  'subscription',
  'text',
  'textFile',
  'upload',
  'video',
  'viewing',
  'warehouse',
  'webConfig',
] as const
type AuditEntity = (typeof AUDIT_ENTITIES)[number]

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
export const entityTextIfAny = (t: Translate, entity: string): string => {
  const known = AUDIT_ENTITIES.find((each) => each === entity)
  return known === undefined ? entity : entityText(t, known)
}
