import { isolated } from '@ironsouq/i18n/isolate'
import { PricePair } from '@ironsouq/ui/patterns/fact/price-pair'
import { ChipRow, chipLook } from '@ironsouq/ui/patterns/list/chip-row'
import { Section } from '@ironsouq/ui/patterns/page/section'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { DevicePicture } from '#features/machines/device/parts/device-picture.tsx'
import { useShownPrice } from '#features/money/currency/parts/use-shown-price.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import type { FittingParts as Fitting } from './fitting-parts.server.ts'

const SIZES = '(width >= 1360px) 240px, (width >= 1024px) 18vw, 176px'

function Part({ part }: { part: Fitting['parts'][number] }) {
  const t = useT()
  const { name, storeName, picture, price, isFrom, href } = part
  const { second, ...shown } = useShownPrice()(price)
  const { currency, figure, order } = shown
  const text = order === 'before' ? `${currency} ${figure}` : `${figure} ${currency}`
  return (
    <li className="relative flex w-44 shrink-0 flex-col overflow-hidden rounded-box border border-line bg-surface hover:border-line-strong lg:w-auto">
      <DevicePicture picture={picture} alt="" sizes={SIZES} eager={false} />
      <div className="grid flex-1 grid-rows-[auto_1fr_auto] gap-1 p-3">
        <LocalLink href={href} className="font-semibold wrap-anywhere after:absolute after:inset-0">
          {name}
        </LocalLink>
        <p className="text-micro text-ink-muted">
          <bdi>{storeName}</bdi>
        </p>
        {isFrom ? (
          <bdi className="font-bold tabular-nums">
            {t('deviceDetail.partsFrom', { price: text })}
          </bdi>
        ) : (
          <PricePair {...shown} {...(second !== undefined && { second })} />
        )}
      </div>
    </li>
  )
}

/** Parts of the mall that fit the model of the machine [PR-4]. */
export function FittingParts({ fitting }: { fitting: Fitting }) {
  const t = useT()
  const format = useFormat()
  const { machine, total, href, categories, parts } = fitting
  const heading = t('deviceDetail.partsThatFit')
  return (
    <Section
      id="parts"
      heading={heading}
      note={t('deviceDetail.partsFit', { machine: isolated(machine) })}
    >
      <div className="flex flex-wrap items-center justify-between gap-3 pb-3">
        <ChipRow label={heading}>
          {categories.map(({ code, name, count, href: to }) => (
            <LocalLink key={code} href={to} className={chipLook('plain')}>
              {name}
              <bdi className="font-normal tabular-nums">{format.number(count)}</bdi>
            </LocalLink>
          ))}
        </ChipRow>
        <LocalLink href={href} className={buttonLook({ size: 'dense' })}>
          {t('deviceDetail.allParts', { count: total })}
        </LocalLink>
      </div>
      <ul className="flex [scrollbar-width:none] gap-3 overflow-x-auto pb-1 lg:grid lg:grid-cols-5 lg:gap-4 lg:overflow-visible">
        {parts.map((part) => (
          <Part key={part.productId} part={part} />
        ))}
      </ul>
    </Section>
  )
}
