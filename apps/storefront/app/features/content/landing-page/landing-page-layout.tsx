import type { Money } from '@ironsouq/contract/money/money/money'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Price } from '@ironsouq/ui/primitives/display/price'
import type { ReactNode } from 'react'
import { useShownPrice } from '#features/money/currency/parts/use-shown-price.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'

interface LandingPageLayoutProps {
  title: string
  /** What a buyer should know, in paragraphs. */
  intro: readonly string[]
  total: number
  newThisWeek: number
  median: Money | undefined
  /** The link to the full list. */
  listHref: string
  children: ReactNode
}

function Facts({
  total,
  newThisWeek,
  median,
}: Pick<LandingPageLayoutProps, 'total' | 'newThisWeek' | 'median'>) {
  const t = useT()
  const format = useFormat()
  const shown = useShownPrice()
  const facts = [
    { words: t('landingPage.forSale'), figure: format.number(total) },
    { words: t('landingPage.newThisWeek'), figure: format.number(newThisWeek) },
    ...(median
      ? [
          {
            words: t('landingPage.medianAskingPrice'),
            figure: <Price size="flat" {...shown(median)} />,
          },
        ]
      : []),
  ]
  return (
    <dl className="grid grid-cols-[auto_minmax(0,auto)_minmax(min-content,1fr)] gap-4 lg:grid-cols-1 lg:gap-3">
      {facts.map(({ words, figure }) => (
        <div
          key={words}
          className="flex min-w-0 flex-col-reverse justify-end gap-0.5 border-t border-line-strong pt-2"
        >
          <dt className="text-micro text-ink-muted">{words}</dt>
          <dd className="text-lead font-extrabold tracking-tight whitespace-nowrap tabular-nums lg:text-title">
            {figure}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The head of a landing page: title, introduction, number of machines. */
export function LandingPageLayout({
  title,
  intro,
  listHref,
  children,
  ...facts
}: LandingPageLayoutProps) {
  const t = useT()
  return (
    <>
      <div className="grid gap-6 pb-2 lg:grid-cols-[minmax(0,1fr)_240px] lg:gap-12 lg:pb-4">
        <div className="grid content-start gap-4">
          <h1 className="text-title font-extrabold tracking-tight text-balance lg:text-head">
            {title}
          </h1>
          {intro.map((paragraph) => (
            <p key={paragraph} className="max-w-[68ch] text-body text-ink-2">
              {paragraph}
            </p>
          ))}
          {facts.total > 0 && (
            <p className="pt-1">
              <LocalLink href={listHref} className={buttonLook({ tone: 'ink' })}>
                {t('landingPage.viewAll', { count: facts.total })}
              </LocalLink>
            </p>
          )}
        </div>
        <Facts {...facts} />
      </div>
      {children}
    </>
  )
}
