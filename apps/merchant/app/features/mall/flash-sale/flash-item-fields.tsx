import { flashSaleMerchantEndpoints } from '@ironsouq/contract/mall/flash-sale/flash-sale.endpoints'
import { FLASH_ITEMS_MAX } from '@ironsouq/contract/mall/flash-sale/flash-sale.limits'
import type { FlashGoods } from '@ironsouq/contract/mall/flash-sale/flash-sale.schema'
import { api } from '@ironsouq/portal/api/api.ts'
import { FindDialog, type Found } from '@ironsouq/portal/form/find-dialog'
import type { RecordForm } from '@ironsouq/portal/form/use-record-form.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { IconButton } from '@ironsouq/ui/primitives/action/icon-button'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { useCallback, useState } from 'react'
import { type FlashSaleValues, newItem } from './flash-sale-values.ts'

const nameOf = ({ name, variant }: FlashGoods) => (variant === '' ? name : `${name}, ${variant}`)

interface FoundGoods extends Found {
  goods: FlashGoods
}

interface FindGoodsProps {
  onChoose: (goods: FlashGoods) => void
  onClose: () => void
}

/** Chooses one of the variants on sale. */
function FindGoods({ onChoose, onClose }: FindGoodsProps) {
  const t = useT()
  const format = useFormat()
  const find = useCallback(
    async (words: string, signal: AbortSignal): Promise<FoundGoods[]> => {
      const query = words === '' ? {} : { search: words }
      const found = await api(flashSaleMerchantEndpoints.goods, { query, signal })
      return found.map((goods) => ({
        id: goods.skuId,
        title: nameOf(goods),
        detail: format.money(goods.listPrice),
        goods,
      }))
    },
    [format],
  )
  return (
    <FindDialog
      title={t('portalPromotion.addProduct')}
      label={t('portalFlashSale.findItem')}
      none={t('portal.noMatchTitle')}
      find={find}
      onChoose={({ goods }) => onChoose(goods)}
      onClose={onClose}
    />
  )
}

interface FlashItemFieldsProps {
  form: RecordForm<FlashSaleValues>
  currency: string
}

/** The variants of a flash sale, each with its price, its pieces and the limit for a person. */
export function FlashItemFields({ form, currency }: FlashItemFieldsProps) {
  const t = useT()
  const format = useFormat()
  const [isFinding, setFinding] = useState(false)
  const { items } = form.values
  const { error } = form.faultyAt('items')
  const field = (at: number, name: 'price' | 'quantity' | 'perPerson') => ({
    autoComplete: 'off',
    isRequired: true,
    value: items[at]?.[name] ?? '',
    onChange: (typed: string) =>
      form.set({ items: items.map((each, n) => (n === at ? { ...each, [name]: typed } : each)) }),
    ...form.faultyAt(`items.${at}.${name}`),
  })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {items.length === 0 && <p className="text-ink-muted">{t('portalFlashSale.noItems')}</p>}
      {items.map(({ goods }, at) => (
        <fieldset key={goods.skuId} className="grid min-w-0 gap-2 border-0 p-0">
          <legend className="flex w-full items-center justify-between gap-2 font-medium">
            <bdi className="min-w-0 wrap-anywhere">{nameOf(goods)}</bdi>
            <IconButton
              icon="trash"
              label={t('portalFlashSale.removeItem', { name: nameOf(goods) })}
              onPress={() => form.set({ items: items.filter((_, n) => n !== at) })}
            />
          </legend>
          <div className="grid gap-3 sm:grid-cols-3">
            <TextField
              label={t('portalFlashSale.price', { currency })}
              description={t('portalFlashSale.listPrice', {
                price: format.money(goods.listPrice),
              })}
              inputMode="decimal"
              {...field(at, 'price')}
            />
            <TextField
              label={t('portalFlashSale.quantity')}
              description={t('portalFlashSale.available', {
                count: format.number(goods.available),
              })}
              inputMode="numeric"
              {...field(at, 'quantity')}
            />
            <TextField
              label={t('portalFlashSale.perPerson')}
              inputMode="numeric"
              {...field(at, 'perPerson')}
            />
          </div>
        </fieldset>
      ))}
      {error !== undefined && (
        <p role="alert" className="text-small text-refused">
          {error}
        </p>
      )}
      {items.length < FLASH_ITEMS_MAX && (
        <span>
          <Button icon="plus" onPress={() => setFinding(true)}>
            {t('portalPromotion.addProduct')}
          </Button>
        </span>
      )}
      {isFinding && (
        <FindGoods
          onClose={() => setFinding(false)}
          onChoose={(goods) => {
            setFinding(false)
            if (items.every((item) => item.goods.skuId !== goods.skuId))
              form.set({ items: [...items, newItem(goods)] })
          }}
        />
      )}
    </div>
  )
}
