import type { Guide } from '@ironsouq/contract/machines/device/device.schema'
import { guidePlace } from '@ironsouq/contract/machines/device/guide-place'
import { approximate } from '@ironsouq/contract/money/money/arithmetic'
import { fromMinor, toMinor } from '@ironsouq/contract/money/money/minor-units'
import type { Money } from '@ironsouq/contract/money/money/money'
import { isolated } from '@ironsouq/i18n/isolate'
import type { Key } from '@ironsouq/i18n/messages'
import { Tape } from '@ironsouq/ui/patterns/chart/tape'
import { useShownPrice } from '#features/money/currency/parts/use-shown-price.ts'
import { useT } from '#kit/text/use-t.ts'

/** The start and end of the range on the tape, in percent. */
const LOW = 27
const HIGH = 73
const EDGE = 2

const GUIDE_WORDS: Record<Guide['basis'], Key> = {
  sold: 'deviceDetail.guideSold',
  asked: 'deviceDetail.guideListings',
  band: 'deviceDetail.guideCatalogue',
}

interface Position {
  /** On the tape, in percent. */
  at: number
  word: Key
  /** The distance from the middle of the range. */
  by: Money
}

function positionOf(price: Money, { low, high }: Guide): Position | null {
  const [asked, from, to] = [price, low, high].map(toMinor)
  if (asked === undefined || from === undefined || to === undefined || to <= from) return null
  if (price.currency !== low.currency) return null
  const share = Number(asked - from) / Number(to - from)
  const off = asked - (from + to) / 2n
  return {
    at: Math.min(100 - EDGE, Math.max(EDGE, LOW + share * (HIGH - LOW))),
    word:
      off < 0n
        ? 'deviceDetail.pricedBelow'
        : off > 0n
          ? 'deviceDetail.pricedAbove'
          : 'deviceDetail.pricedMiddle',
    by: fromMinor(off < 0n ? -off : off, price.currency),
  }
}

/** The price against the guide range: on the tape, and in words. */
export function DevicePriceGuide({ price, guide }: { price: Money | null; guide: Guide }) {
  const t = useT()
  const shown = useShownPrice()
  const position = price && positionOf(price, guide)
  const rating = position && price && guidePlace(approximate(price), guide)
  const whole = (money: Money) => {
    const { currency, figure, order } = shown(money)
    return isolated(
      order === 'before' ? `${currency}\u00a0${figure}` : `${figure}\u00a0${currency}`,
    )
  }
  return (
    <>
      {position && (
        <div className="pt-3">
          <Tape
            low={LOW}
            high={HIGH}
            at={position.at}
            size="big"
            ends={{ low: shown(guide.low).figure, high: shown(guide.high).figure }}
          />
        </div>
      )}
      <p className="text-ink-2">
        {rating && (
          <b className="font-semibold text-ink">
            {t(rating.word)}
            {' · '}
          </b>
        )}
        {t(GUIDE_WORDS[guide.basis], {
          low: whole(guide.low),
          high: whole(guide.high),
          count: guide.soldCount,
        })}
        {position && <> {t(position.word, { amount: whole(position.by) })}</>}
      </p>
    </>
  )
}
