import type { Quote } from '@ironsouq/contract/deals/quote/quote.schema'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { Spinner } from '@ironsouq/ui/primitives/display/spinner'
import { useMoneyText } from '#features/money/currency/parts/use-money-text.ts'
import { log } from '#kit/log.ts'
import { useLocalPath } from '#kit/navigation/local-link.tsx'
import { toast } from '#kit/popup/toast.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { proformaPath } from './quote-path.ts'

interface QuotePayNowProps {
  quoteId: string
  proforma: NonNullable<Quote['proforma']>
}

/** Copies what a bank asks for without a typing error; without script it can be selected. */
function CopyButton({ name, value }: { name: string; value: string }) {
  const t = useT()
  const handleClick = () =>
    void navigator.clipboard.writeText(value.replaceAll(' ', '')).then(
      () => toast(t('quote.copied')),
      (err: unknown) => log('it could not be copied', err),
    )
  return (
    <button
      type="button"
      aria-label={`${t('quote.copy')}: ${name}`}
      onClick={handleClick}
      className={`${buttonLook({ tone: 'quiet', size: 'dense' })} shrink-0 noscript:hidden`}
    >
      {t('quote.copy')}
    </button>
  )
}

const COPIED: readonly string[] = ['iban', 'reference']

/** The account of the invoice, as it is typed into a transfer. */
function Account({ proforma: { account, number } }: Pick<QuotePayNowProps, 'proforma'>) {
  const t = useT()
  const lines = account
    ? ([
        ['accountHolder', account.holder],
        ['bank', account.bank],
        ['iban', account.iban],
        ['swift', account.swift],
        ['reference', number],
      ] as const)
    : ([['reference', number]] as const)
  return (
    <dl className="grid divide-y divide-line">
      {lines.map(([name, value]) => (
        <div key={name} className="py-2">
          <dt className="text-micro text-ink-muted">{t(`proforma.${name}`)}</dt>
          <dd className="flex items-center justify-between gap-3 font-semibold">
            <bdi className="min-w-0 wrap-anywhere select-all">{value}</bdi>
            {COPIED.includes(name) && <CopyButton name={t(`proforma.${name}`)} value={value} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The deposit, the account that it is paid to, and the invoice, which appears when it is drawn. */
export function QuotePayNow({ quoteId, proforma }: QuotePayNowProps) {
  const t = useT()
  const path = useLocalPath()
  const { text, chosen } = useMoneyText()
  const { deposit, isReady } = proforma
  const format = useFormat()
  return (
    <section
      aria-label={t('quote.payNow')}
      className="grid gap-3 rounded-box border border-t-4 border-line border-t-ink bg-surface p-4"
    >
      <div>
        <p className="text-ink-2">{t('quote.payNow')}</p>
        <p className="text-title font-extrabold tracking-tight tabular-nums">
          <bdi>{format.money(deposit)}</bdi>
        </p>
        {chosen(deposit).currency !== deposit.currency && (
          <p className="text-ink-muted tabular-nums">
            <bdi>{text(deposit)}</bdi>
          </p>
        )}
      </div>
      <Account proforma={proforma} />
      <p className="flex gap-2 rounded-box bg-accent-wash p-3 text-small text-accent-text">
        <Icon name="warn" size="small" />
        <span className="min-w-0">
          {t('quote.payAccount')} {t('quote.payWarning')}
        </span>
      </p>
      <div role="status">
        {isReady ? (
          // A file, not a page: the browser loads it.
          <a
            href={path(proformaPath(quoteId))}
            className={`${buttonLook({ tone: 'money', isWide: true })} text-center`}
          >
            <Icon name="doc" size="small" />
            {t('quote.openProforma')}
          </a>
        ) : (
          <p className="flex items-center gap-2 text-ink-muted">
            <Spinner />
            {t('quote.proformaSoon')}
          </p>
        )}
      </div>
    </section>
  )
}
