import type { ProductRecord } from '@ironsouq/contract/mall/product-admin/product-admin.schema'
import type { Translate } from '@ironsouq/i18n/messages'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { currentLocale } from '@ironsouq/portal/language/language-store.ts'
import { editedTexts, nameOf } from './product-texts.ts'

const LASTS_MS = 8000

/** Names the product that was put up for sale, with the way to its page; or says that staff see it first. */
export function showSaleToast({ texts, state, pageUrl }: ProductRecord, t: Translate): void {
  const name = nameOf(editedTexts(texts, currentLocale()))
  if (state === 'underReview')
    return toasts.show({ text: t('portalProduct.nowInReview', { name }), lasts: LASTS_MS })
  if (state !== 'onSale') return
  toasts.show({
    text: t('portalProduct.nowForSale', { name }),
    lasts: LASTS_MS,
    action: {
      text: t('portalProduct.viewInShop'),
      run: () => void window.open(pageUrl, '_blank', 'noopener'),
    },
  })
}
