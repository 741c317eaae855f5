import type { Emirate } from '@ironsouq/contract/machines/device/device.enums'
import {
  type Arrival,
  arrivalOf,
  type DeliveryTimes,
  deliveryTimeTo,
} from '@ironsouq/contract/mall/freight/arrival'
import type { Key } from '@ironsouq/i18n/messages'
import { useSiteData } from '#kit/page/site-data.ts'
import { useStore } from '#kit/store/store.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { arrivalStore } from './arrival-store.ts'
import { type ArrivalWord, arrivalWord } from './arrival-word.ts'

export const PLACE_WORD: Record<Emirate, Key> = {
  sharjah: 'arrival.emirateSharjah',
  dubai: 'arrival.emirateDubai',
  abuDhabi: 'arrival.emirateAbuDhabi',
  ajman: 'arrival.emirateAjman',
  rasAlKhaimah: 'arrival.emirateRasAlKhaimah',
  fujairah: 'arrival.emirateFujairah',
  ummAlQuwain: 'arrival.emirateUmmAlQuwain',
}

/** The emirate of the reader: the usual one until they chose another. */
export const useEmirate = (): Emirate => useStore(arrivalStore, ({ emirate }) => emirate)

/** A day as a short text, such as that of a table: "tomorrow", "by Thursday 19 November". */
export function useArrivalDay(): (arrival: Arrival) => string {
  const t = useT()
  const format = useFormat()
  const now = useStore(arrivalStore, (state) => state.now)
  return (arrival) => {
    const day = format.longDay(arrival.by)
    const texts: Record<ArrivalWord, string> = {
      today: t('arrival.dayToday'),
      tomorrow: t('arrival.dayTomorrow'),
      on: day,
      by: t('arrival.dayBy', { day }),
    }
    return texts[arrivalWord(arrival, now)]
  }
}

/**
 * When a product arrives in an emirate; null when its store does not say. The browser counts the day: a page may have
 * been rendered hours ago, and without script the working days are stated (decision 129).
 */
export function useArrivalTexts() {
  const t = useT()
  const format = useFormat()
  const dayText = useArrivalDay()
  const { closedDays } = useSiteData()
  const now = useStore(arrivalStore, (state) => state.now)
  const timeTo = (times: DeliveryTimes | null, emirate: Emirate) =>
    times && deliveryTimeTo(times, emirate)
  return {
    sentence: (times: DeliveryTimes | null, emirate: Emirate): string | null => {
      const time = timeTo(times, emirate)
      if (!time) return null
      const place = t(PLACE_WORD[emirate])
      if (!now) return t('arrival.days', { count: time.daysMax, place })
      const arrival = arrivalOf(now, time, closedDays)
      const day = format.longDay(arrival.by)
      return t(`arrival.${arrivalWord(arrival, now)}`, { day, place })
    },
    short: (times: DeliveryTimes | null, emirate: Emirate): string | null => {
      const time = timeTo(times, emirate)
      if (!time) return null
      if (!now) return t('arrival.dayCount', { count: time.daysMax })
      return dayText(arrivalOf(now, time, closedDays))
    },
  }
}
