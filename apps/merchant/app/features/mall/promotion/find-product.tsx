import { productAdminEndpoints } from '@ironsouq/contract/mall/product-admin/product-admin.endpoints'
import type { NamedProduct } from '@ironsouq/contract/mall/promotion/promotion.schema'
import { api } from '@ironsouq/portal/api/api.ts'
import { FindDialog, type Found } from '@ironsouq/portal/form/find-dialog'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { useCallback } from 'react'

const SHOWN = 8

interface FoundProduct extends Found {
  product: NamedProduct
}

interface FindProductProps {
  title: string
  onChoose: (product: NamedProduct) => void
  onClose: () => void
}

/** Chooses one of the own products on sale. */
export function FindProduct({ title, onChoose, onClose }: FindProductProps) {
  const t = useT()
  const format = useFormat()
  const find = useCallback(
    async (words: string, signal: AbortSignal): Promise<FoundProduct[]> => {
      const query = { state: ['onSale' as const], ...(words !== '' && { words }) }
      const { rows } = await api(productAdminEndpoints.list, { query, signal })
      return rows.slice(0, SHOWN).map(({ productId, name, picture, lowest }) => ({
        id: productId,
        title: name,
        detail: format.money(lowest),
        product: { productId, name, picture, lowest },
      }))
    },
    [format],
  )
  return (
    <FindDialog
      title={title}
      label={t('portalPromotion.findProducts')}
      none={t('portal.noMatchTitle')}
      find={find}
      onChoose={({ product }) => onChoose(product)}
      onClose={onClose}
    />
  )
}
