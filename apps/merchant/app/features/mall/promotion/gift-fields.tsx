import { GIFTS_MAX } from '@ironsouq/contract/mall/promotion/promotion.limits'
import type { NamedGift } from '@ironsouq/contract/mall/promotion/promotion.schema'
import { stockEndpoints } from '@ironsouq/contract/mall/stock/stock.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { FindDialog, type Found } from '@ironsouq/portal/form/find-dialog'
import type { RecordForm } from '@ironsouq/portal/form/use-record-form.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { IconButton } from '@ironsouq/ui/primitives/action/icon-button'
import { Checkbox } from '@ironsouq/ui/primitives/field/checkbox'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { useCallback, useState } from 'react'
import type { GiftValues, PromotionValues } from './promotion-values.ts'

const SHOWN = 8

const titleOf = ({ name, variant }: Pick<NamedGift, 'name' | 'variant'>) =>
  variant === '' ? name : `${name} · ${variant}`

interface FoundGift extends Found {
  gift: NamedGift
}

interface FindGiftProps {
  onChoose: (gift: NamedGift) => void
  onClose: () => void
}

/** Chooses one of the own variants. */
function FindGift({ onChoose, onClose }: FindGiftProps) {
  const t = useT()
  const format = useFormat()
  const find = useCallback(
    async (words: string, signal: AbortSignal): Promise<FoundGift[]> => {
      const query = words === '' ? {} : { words }
      const { rows } = await api(stockEndpoints.list, { query, signal })
      return rows.slice(0, SHOWN).map(({ onHand, held, ...row }) => {
        const { skuId, productId, name, variant, price } = row
        const available = Math.max(onHand - held, 0)
        const gift = { skuId, productId, name, variant, price, available, picture: null }
        const detail = `${format.money(price)} · ${t('portalPromotion.giftStock', { count: available })}`
        return { id: skuId, title: titleOf(gift), detail, gift }
      })
    },
    [format, t],
  )
  return (
    <FindDialog
      title={t('portalPromotion.addGift')}
      label={t('portalPromotion.findProducts')}
      none={t('portal.noMatchTitle')}
      find={find}
      onChoose={({ gift }) => onChoose(gift)}
      onClose={onClose}
    />
  )
}

interface GiftRowProps {
  values: GiftValues
  at: number
  currency: string
  onChange: (values: GiftValues) => void
  onRemove: () => void
  faultyAt: RecordForm<PromotionValues>['faultyAt']
}

/** One variant that is given: how many each time, and what a piece counts for when it does not come back. */
function GiftRow({ values, at, currency, onChange, onRemove, faultyAt }: GiftRowProps) {
  const t = useT()
  const { gift, quantity, refundPrice } = values
  const { error } = faultyAt(`rule.gifts.${at}.skuId`)
  return (
    <fieldset className="grid min-w-0 gap-2 border-0 border-t border-line p-0 pt-3">
      <legend className="sr-only">{titleOf(gift)}</legend>
      <div className="flex items-start gap-2">
        <span className="min-w-0 flex-1 wrap-anywhere">
          <bdi>{titleOf(gift)}</bdi>
          <span className="block text-small text-ink-muted">
            {t('portalPromotion.giftStock', { count: gift.available })}
          </span>
          {error !== undefined && <span className="block text-refused">{error}</span>}
        </span>
        <IconButton
          icon="trash"
          label={t('portalPromotion.removeGift', { name: titleOf(gift) })}
          onPress={onRemove}
        />
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label={t('portalPromotion.giftPieces')}
          inputMode="numeric"
          autoComplete="off"
          isRequired
          value={quantity}
          onChange={(typed) => onChange({ ...values, quantity: typed })}
          {...faultyAt(`rule.gifts.${at}.quantity`)}
        />
        <TextField
          label={t('portalPromotion.refundPrice', { currency })}
          description={t('portalPromotion.refundPriceHint')}
          inputMode="decimal"
          autoComplete="off"
          isRequired
          value={refundPrice}
          onChange={(typed) => onChange({ ...values, refundPrice: typed })}
          {...faultyAt(`rule.gifts.${at}.refundPrice`)}
        />
      </div>
    </fieldset>
  )
}

interface GiftFieldsProps {
  form: RecordForm<PromotionValues>
  currency: string
}

/** With how many pieces gifts come, and which they are. */
export function GiftFields({ form, currency }: GiftFieldsProps) {
  const t = useT()
  const format = useFormat()
  const [isFinding, setFinding] = useState(false)
  const { values, set, faultyAt } = form
  const { gifts } = values
  const { error } = faultyAt('rule.gifts')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <TextField
        label={t('portalPromotion.giftFrom')}
        description={t('portalPromotion.giftFromHint')}
        inputMode="numeric"
        autoComplete="off"
        isRequired
        value={values.giftFrom}
        onChange={(giftFrom) => set({ giftFrom })}
        {...faultyAt('rule.from')}
      />
      <Checkbox label={t('portalPromotion.giftRepeated')} {...form.checked('isGiftRepeated')} />
      <p className="text-small text-ink-muted">
        {t('portalPromotion.giftsHint', { count: format.number(GIFTS_MAX) })}
      </p>
      {gifts.map((each, at) => (
        <GiftRow
          key={each.gift.skuId}
          values={each}
          at={at}
          currency={currency}
          onChange={(next) => set({ gifts: gifts.map((old, n) => (n === at ? next : old)) })}
          onRemove={() => set({ gifts: gifts.filter((_, n) => n !== at) })}
          faultyAt={faultyAt}
        />
      ))}
      {error !== undefined && <p className="text-refused">{error}</p>}
      {gifts.length < GIFTS_MAX && (
        <span>
          <Button icon="plus" onPress={() => setFinding(true)}>
            {t('portalPromotion.addGift')}
          </Button>
        </span>
      )}
      {isFinding && (
        <FindGift
          onClose={() => setFinding(false)}
          onChoose={(gift) => {
            setFinding(false)
            if (gifts.every((each) => each.gift.skuId !== gift.skuId))
              set({ gifts: [...gifts, { gift, quantity: '1', refundPrice: gift.price.amount }] })
          }}
        />
      )}
    </div>
  )
}
