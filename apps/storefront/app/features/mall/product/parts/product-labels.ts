import type { ProductCondition } from '@ironsouq/contract/mall/product/product.enums'
import type { Key } from '@ironsouq/i18n/messages'

export const CONDITION_WORD: Record<ProductCondition, Key> = {
  new: 'mall.conditionNew',
  reconditioned: 'mall.conditionReconditioned',
  used: 'mall.conditionUsed',
}
