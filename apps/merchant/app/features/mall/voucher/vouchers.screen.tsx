import { ApiError } from '@ironsouq/contract/client'
import { voucherMerchantEndpoints } from '@ironsouq/contract/mall/voucher/voucher.endpoints'
import type { ShownVoucher } from '@ironsouq/contract/mall/voucher/voucher.schema'
import { sellerAccountMerchantEndpoints } from '@ironsouq/contract/people/seller-account/seller-account.merchant.endpoints'
import { isolated, isolatedLtr } from '@ironsouq/i18n/isolate'
import { api, isAway } from '@ironsouq/portal/api/api.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { Banner } from '@ironsouq/ui/patterns/page/banner'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { type SubmitEvent, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { ScanButton } from '../order/parts/scan-button.tsx'
import type { Route } from './+types/vouchers.screen.ts'
import { OutboxPanel } from './outbox/outbox-panel.tsx'
import { useOutbox } from './outbox/use-outbox.ts'
import { grouped, isVoucherCode, voucherCodeIn } from './typed-code.ts'
import { VoucherCard } from './voucher-card.tsx'

const { look, writeOff, recent } = voucherMerchantEndpoints
/** As the buyer's page draws it. */
const FORMATS = ['qr_code']

export async function clientLoader() {
  const [me, writeOffs] = await Promise.all([api(sellerAccountMerchantEndpoints.me), api(recent)])
  return { accountId: me.accountId, writeOffs }
}

/** A code with the key of its write-off: every try of it has the same, so that it is one. */
interface Asked {
  code: string
  key: string
}

type Step =
  | { kind: 'typing'; fault: string }
  | { kind: 'offline'; asked: Asked; isSaved: boolean }
  | { kind: 'shown'; asked: Asked; voucher: ShownVoucher; isDone: boolean }

function Recent({ writeOffs }: { writeOffs: Route.ComponentProps['loaderData']['writeOffs'] }) {
  const t = useT()
  const format = useFormat()
  return (
    <Panel heading={t('portalVoucher.recent')}>
      {writeOffs.length === 0 && <p className="text-ink-muted">{t('portalVoucher.recentNone')}</p>}
      <ul className="grid divide-y divide-line">
        {writeOffs.map((each) => (
          <li key={each.writeOffId} className="grid gap-0.5 py-3 first:pt-0 last:pb-0">
            <span className="font-semibold wrap-anywhere">
              <bdi>{each.name}</bdi>
            </span>
            <span className="text-micro text-ink-muted">
              {each.by === null
                ? t('portalVoucher.at', { at: format.dateTime(each.at) })
                : t('portalVoucher.by', { at: format.dateTime(each.at), name: isolated(each.by) })}
            </span>
            <span className="flex flex-wrap gap-x-3 text-micro">
              <Link to={`/orders/${each.orderId}`} className="underline underline-offset-3">
                {t('portalVoucher.order', { number: isolated(each.orderNumber) })}
              </Link>
              <span className="tabular-nums text-ink-muted">
                {t('portalVoucher.ending', { digits: isolatedLtr(each.ending) })}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** The counter: a code is typed or scanned, its product is shown, and then it is redeemed [PR-6]. */
export default function VouchersScreen({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const { revalidate } = useRevalidator()
  const [code, setCode] = useState('')
  const [step, setStep] = useState<Step>({ kind: 'typing', fault: '' })
  const [isBusy, setBusy] = useState(false)
  const outbox = useOutbox(loaderData.accountId, () => void revalidate())
  const refused = (asked: Asked, err: unknown) => {
    if (isAway(err)) return setStep({ kind: 'offline', asked, isSaved: false })
    if (!(err instanceof ApiError)) throw err
    setStep({ kind: 'typing', fault: err.message })
  }
  const check = async (given: string) => {
    const asked = { code: given, key: crypto.randomUUID() }
    setBusy(true)
    try {
      const voucher = await api(look, { body: { code: given } })
      setStep({ kind: 'shown', asked, voucher, isDone: false })
    } catch (err) {
      refused(asked, err)
    } finally {
      setBusy(false)
    }
  }
  const redeem = async ({ code: given, key }: Asked) => {
    setBusy(true)
    try {
      const voucher = await api(writeOff, { body: { code: given }, idempotencyKey: key })
      setStep({ kind: 'shown', asked: { code: given, key }, voucher, isDone: true })
      await revalidate()
    } catch (err) {
      // Someone else was first: the code says when and by whom.
      if (err instanceof ApiError && err.status === 409) await check(given)
      else refused({ code: given, key }, err)
    } finally {
      setBusy(false)
    }
  }
  const restart = () => {
    setCode('')
    setStep({ kind: 'typing', fault: '' })
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isVoucherCode(code) && !isBusy) void check(code)
  }
  return (
    <ScreenPage title={t('portalVoucher.title')}>
      <ScreenBody>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {step.kind === 'typing' && (
              <form onSubmit={submit} className="grid gap-3">
                <ScanButton
                  formats={FORMATS}
                  onRead={(read) => {
                    const found = voucherCodeIn(read)
                    setCode(found)
                    if (isVoucherCode(found)) void check(found)
                  }}
                />
                <TextField
                  label={t('portalVoucher.code')}
                  description={t('portalVoucher.codeHint')}
                  value={grouped(code)}
                  onChange={(typed) => setCode(voucherCodeIn(typed))}
                  inputMode="numeric"
                  autoComplete="off"
                  {...(step.fault !== '' && { error: step.fault })}
                />
                <Button
                  type="submit"
                  tone="ink"
                  isWide
                  isPending={isBusy}
                  isDisabled={!isVoucherCode(code)}
                >
                  {t('portalVoucher.check')}
                </Button>
              </form>
            )}
            {step.kind === 'shown' && (
              <VoucherCard voucher={step.voucher} isDone={step.isDone}>
                {step.voucher.actions.includes('use') && !step.isDone && (
                  <>
                    <Button
                      tone="money"
                      isWide
                      isPending={isBusy}
                      onPress={() => void redeem(step.asked)}
                    >
                      {t('portalVoucher.redeem')}
                    </Button>
                    <p className="text-micro text-ink-muted">{t('portalVoucher.final')}</p>
                  </>
                )}
                <Button isWide onPress={restart}>
                  {t('portalVoucher.next')}
                </Button>
              </VoucherCard>
            )}
            {step.kind === 'offline' && (
              <div className="grid gap-3">
                <Banner tone="wait" isLive>
                  <b>{t(step.isSaved ? 'portalVoucher.unconfirmed' : 'portalVoucher.offline')}</b>
                  <p>{t('portalVoucher.offlineBody')}</p>
                </Banner>
                {!step.isSaved && (
                  <Button
                    tone="ink"
                    isWide
                    onPress={() => {
                      if (outbox.save(step.asked)) return setStep({ ...step, isSaved: true })
                      setStep({ kind: 'typing', fault: t('portalVoucher.already') })
                    }}
                  >
                    {t('portalVoucher.save')}
                  </Button>
                )}
                <Button isWide onPress={restart}>
                  {t('portalVoucher.next')}
                </Button>
              </div>
            )}
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <OutboxPanel
              saved={outbox.saved}
              onSend={() => void outbox.send()}
              onDrop={outbox.drop}
            />
            <Recent writeOffs={loaderData.writeOffs} />
          </div>
        </div>
      </ScreenBody>
    </ScreenPage>
  )
}
