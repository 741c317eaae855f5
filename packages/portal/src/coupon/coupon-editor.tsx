import {
  COUPON_KINDS,
  COUPON_SCOPES,
  COUPON_WAYS,
} from '@ironsouq/contract/mall/coupon/coupon.enums'
import type { CouponAction } from '@ironsouq/contract/mall/coupon/coupon.lifecycle'
import { COUPON_NAME_MAX } from '@ironsouq/contract/mall/coupon/coupon.limits'
import { type CouponForm, CouponRecord } from '@ironsouq/contract/mall/coupon/coupon.schema'
import { Banner } from '@ironsouq/ui/patterns/page/banner'
import { Select } from '@ironsouq/ui/primitives/field/select'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import type { Found } from '../form/find-dialog.tsx'
import { RecordBar } from '../form/record-bar.tsx'
import { useSavedRecord } from '../form/use-saved-record.ts'
import { useT } from '../language/use-t.ts'
import { ScreenBody, ScreenPage } from '../screen/screen-page.tsx'
import { CouponFigures } from './coupon-figures.tsx'
import { CouponMove } from './coupon-move.tsx'
import { couponFormOf, couponValuesOf, NEW_COUPON, VALIDITIES } from './coupon-values.ts'
import { NamedPicker } from './named-picker.tsx'

type Find = (words: string, signal: AbortSignal) => Promise<readonly Found[]>

export interface CouponEditorProps {
  /** Null for a new one. */
  record: CouponRecord | null
  currency: string
  mayEdit: boolean
  save: (
    form: CouponForm,
    known: Pick<CouponRecord, 'couponId' | 'version'> | undefined,
  ) => Promise<CouponRecord>
  move: (couponId: string, action: CouponAction) => Promise<unknown>
  findProducts: Find
  /** Only the platform chooses stores, and issues coupons. */
  findStores?: Find
}

const FIELDS = {
  name: 'portalCoupon.name',
  kind: 'portalCoupon.kind',
  off: 'portalCoupon.terms',
  percent: 'portalCoupon.percent',
  threshold: 'portalCoupon.thresholdHint',
  way: 'portalCoupon.way',
  scope: 'portalCoupon.scope',
  firstDay: 'portalCoupon.firstDay',
  lastDay: 'portalCoupon.lastDay',
  validity: 'portalCoupon.validity',
  validUntilDay: 'portalCoupon.validUntilDay',
  validAfterDays: 'portalCoupon.validAfterDays',
  validForDays: 'portalCoupon.validForDays',
  total: 'portalCoupon.total',
  perMember: 'portalCoupon.perMember',
  stores: 'portalCoupon.stores',
  products: 'portalCoupon.products',
  exceptProducts: 'portalCoupon.exceptions',
} as const

const PAIR = 'grid max-w-180 grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2'

/** A coupon of an issuer: its terms as long as it is a draft, and what became of it [BO-1] [BO-2]. */
export function CouponEditor(props: CouponEditorProps) {
  const { record, currency, mayEdit, save, move, findProducts, findStores } = props
  const t = useT()
  const form = useSavedRecord({
    noun: 'coupon',
    id: 'couponId',
    record,
    schema: CouponRecord,
    valuesOf: couponValuesOf,
    empty: NEW_COUPON,
    save: (values, known) => save(couponFormOf(values), known),
    pathOf: ({ couponId }) => `/coupons/${couponId}`,
  })
  const { kind, scope, validity, stores, products, exceptProducts } = form.values
  const isOpen = mayEdit && (record === null || record.actions.includes('edit'))
  const scopes = findStores ? COUPON_SCOPES : COUPON_SCOPES.filter((each) => each !== 'stores')
  return (
    <ScreenPage
      title={record?.name ?? t('portalCoupon.add')}
      back={{ to: '/coupons', text: t('portalCoupon.title') }}
      actions={record && mayEdit && <CouponMove record={record} move={move} />}
    >
      <ScreenBody>
        {record && <CouponFigures record={record} />}
        {record && record.state !== 'draft' && <Banner>{t('portalCoupon.final')}</Banner>}
        <fieldset
          disabled={!isOpen}
          className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 border-0 p-0"
        >
          <div className={PAIR}>
            <TextField
              label={t('portalCoupon.name')}
              description={t('portalCoupon.nameHint')}
              maxLength={COUPON_NAME_MAX}
              isRequired
              {...form.field('name')}
            />
            <Select
              label={t('portalCoupon.kind')}
              options={COUPON_KINDS.map((id) => ({ id, text: t(`portalCoupon.kind_${id}`) }))}
              {...form.choice('kind', COUPON_KINDS)}
            />
            {kind === 'percent' && (
              <TextField
                label={t('portalCoupon.percent')}
                inputMode="numeric"
                isRequired
                {...form.field('percent')}
              />
            )}
            <TextField
              label={t(kind === 'percent' ? 'portalCoupon.most' : 'portalCoupon.off', { currency })}
              inputMode="decimal"
              isRequired
              {...form.field('off')}
            />
            <TextField
              label={t('portalCoupon.threshold', { currency })}
              description={t('portalCoupon.thresholdHint')}
              inputMode="decimal"
              isRequired
              {...form.field('threshold')}
            />
            <Select
              label={t('portalCoupon.scope')}
              options={scopes.map((id) => ({ id, text: t(`portalCoupon.scope_${id}`) }))}
              {...form.choice('scope', scopes)}
            />
          </div>
          {scope === 'stores' && findStores && (
            <NamedPicker
              label={t('portalCoupon.stores')}
              value={stores}
              onChange={(next) => form.set({ stores: next })}
              find={findStores}
              {...form.faultyAt('storeIds')}
            />
          )}
          {scope === 'products' && (
            <NamedPicker
              label={t('portalCoupon.products')}
              value={products}
              onChange={(next) => form.set({ products: next })}
              find={findProducts}
              {...form.faultyAt('productIds')}
            />
          )}
          <NamedPicker
            label={t('portalCoupon.exceptions')}
            value={exceptProducts}
            onChange={(next) => form.set({ exceptProducts: next })}
            find={findProducts}
          />
          <div className={PAIR}>
            <TextField
              type="date"
              label={t('portalCoupon.firstDay')}
              isRequired
              {...form.field('firstDay')}
            />
            <TextField
              type="date"
              label={t('portalCoupon.lastDay')}
              isRequired
              {...form.field('lastDay')}
            />
            <Select
              label={t('portalCoupon.validity')}
              options={VALIDITIES.map((id) => ({ id, text: t(`portalCoupon.validity_${id}`) }))}
              {...form.choice('validity', VALIDITIES)}
            />
            {validity === 'until' ? (
              <TextField
                type="date"
                label={t('portalCoupon.validUntilDay')}
                isRequired
                {...form.field('validUntilDay')}
              />
            ) : (
              <>
                <TextField
                  label={t('portalCoupon.validAfterDays')}
                  inputMode="numeric"
                  isRequired
                  {...form.field('validAfterDays')}
                />
                <TextField
                  label={t('portalCoupon.validForDays')}
                  inputMode="numeric"
                  isRequired
                  {...form.field('validForDays')}
                />
              </>
            )}
            {findStores && (
              <Select
                label={t('portalCoupon.way')}
                options={COUPON_WAYS.map((id) => ({ id, text: t(`portalCoupon.way_${id}`) }))}
                {...form.choice('way', COUPON_WAYS)}
              />
            )}
            <TextField
              label={t('portalCoupon.total')}
              inputMode="numeric"
              isRequired
              {...form.field('total')}
            />
            <TextField
              label={t('portalCoupon.perMember')}
              inputMode="numeric"
              isRequired
              {...form.field('perMember')}
            />
          </div>
        </fieldset>
        {isOpen && <RecordBar form={form} fields={FIELDS} />}
      </ScreenBody>
    </ScreenPage>
  )
}
