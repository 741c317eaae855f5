import type { Emirate } from '@ironsouq/contract/machines/device/device.enums'

/** The codes of fixed lines. */
const AREA: Record<Emirate, number> = {
  sharjah: 6,
  dubai: 4,
  abuDhabi: 2,
  ajman: 6,
  rasAlKhaimah: 7,
  fujairah: 9,
  ummAlQuwain: 6,
}

interface Day {
  weekday: number
  opensAt: number
  closesAt: number
  breakFrom?: number
  breakUntil?: number
}

const at = (hour: number, minute = 0) => hour * 60 + minute

const weekdays = (opensAt: number, closesAt: number): Day[] =>
  [1, 2, 3, 4].map((weekday) => ({ weekday, opensAt, closesAt }))

/** On Friday the yards of a town close for the noon prayer. */
const TOWN: readonly Day[] = [
  ...weekdays(at(8), at(18)),
  { weekday: 5, opensAt: at(8), closesAt: at(18), breakFrom: at(11, 30), breakUntil: at(14, 30) },
  { weekday: 6, opensAt: at(8), closesAt: at(14) },
]
const FREE_ZONE: readonly Day[] = [
  ...weekdays(at(8), at(17)),
  { weekday: 5, opensAt: at(8), closesAt: at(12) },
]
const ALL_WEEK: readonly Day[] = [
  ...weekdays(at(7, 30), at(19)),
  { weekday: 5, opensAt: at(7, 30), closesAt: at(19), breakFrom: at(11, 30), breakUntil: at(14) },
  { weekday: 6, opensAt: at(7, 30), closesAt: at(19) },
  { weekday: 7, opensAt: at(9), closesAt: at(14) },
]

export interface YardContact {
  phone: string
  whatsapp: string
  viewingMail: string
  address: { latin: string; arabic: string; hebrew: string }
  hours: readonly Day[]
}

/** How the n-th yard is reached. The numbers begin with 555 01, a range for examples. */
export function yardContact(code: string, emirate: Emirate, n: number): YardContact {
  const last = String(n + 10).padStart(2, '0')
  const street = 4 + ((n * 7) % 23)
  const gate = 1 + (n % 4)
  return {
    phone: `+971${AREA[emirate]}55501${last}`,
    whatsapp: `+9715055501${last}`,
    viewingMail: `${code}@yards.example`,
    address: {
      latin: `Street ${street}, Gate ${gate}`,
      arabic: `شارع ${street}، بوابة ${gate}`,
      hebrew: `רחוב ${street}, שער ${gate}`,
    },
    hours: code.endsWith('free-zone') ? FREE_ZONE : n % 3 === 2 ? ALL_WEEK : TOWN,
  }
}
