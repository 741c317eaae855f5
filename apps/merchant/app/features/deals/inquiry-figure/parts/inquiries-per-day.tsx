import type { InquiryFigures } from '@ironsouq/contract/deals/inquiry-figure/inquiry-figure.merchant.endpoints'
import { DayBars } from '@ironsouq/portal/figure/day-bars'
import { FigurePanel } from '@ironsouq/portal/figure/figure-panel'
import { KeyFigure, useChange } from '@ironsouq/portal/figure/key-figure'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'

/** How many inquiries came, were quoted and accepted, with the period before. */
export function InquiryKeyFigures({ figures }: { figures: InquiryFigures }) {
  const t = useT()
  const format = useFormat()
  const change = useChange()
  const { total, before } = figures
  const parts = [
    ['inquiries', 'merchantInquiry.title'],
    ['quoted', 'merchant.quoted'],
    ['accepted', 'merchant.accepted'],
  ] as const
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-3">
      {parts.map(([name, text]) => (
        <KeyFigure
          key={name}
          name={t(text)}
          value={format.number(total[name])}
          note={change(total[name], before[name])}
        />
      ))}
    </dl>
  )
}

/** The inquiries of each day, as bars, as a table and as a file. */
export function InquiriesPerDay({ figures: { days, at } }: { figures: InquiryFigures }) {
  const t = useT()
  const format = useFormat()
  const title = t('merchant.inquiriesPerDay')
  return (
    <FigurePanel
      title={title}
      file="inquiries-by-day"
      chart={
        <DayBars
          title={title}
          at={at}
          written={(value) => format.number(value)}
          days={days.map(({ day, inquiries, inquiriesBefore }) => ({
            day,
            value: inquiries,
            before: inquiriesBefore,
          }))}
        />
      }
      table={{
        columns: [
          { text: t('portalFigure.day') },
          { text: t('merchantInquiry.title'), isFigure: true },
          { text: t('portalFigure.before'), isFigure: true },
        ],
        rows: days.map(({ day, inquiries, inquiriesBefore }) => ({
          key: day,
          cells: [day, inquiries, inquiriesBefore],
        })),
      }}
    />
  )
}
