import { dice } from '../random.ts'

/** A bank account as a firm states it. */
export interface DemoAccount {
  /** The code of its seller. */
  seller: string
  holder: string
  bank: string
  iban: string
  swift: string
  statedDaysAgo: number
  /** Who enters it: the one who decides is the other of the two. */
  by: 'first' | 'second'
  isConfirmed: boolean
}

/** An IBAN of the Emirates with right check digits: they make the number modulo 97 one. */
function ibanOf(bank: string, account: string): string {
  const own = `${bank}${account.padStart(16, '0')}`
  // A is 10 and E is 14; the check digits stand behind them as 00.
  const rest = BigInt(`${own}101400`) % 97n
  return `AE${String(98n - rest).padStart(2, '0')}${own}`
}

const account = (seller: string) => String(dice(`account ${seller}`).whole(1e9, 9e9))
const at = (seller: string, code: string) => ibanOf(code, account(seller))

// oxfmt-ignore
export const ACCOUNTS: readonly DemoAccount[] = [
  { seller: 'grey-heron-filters', holder: 'Grey Heron Filters Trading LLC', bank: 'Emirates NBD', iban: at('grey-heron-filters', '026'), swift: 'EBILAEAD', statedDaysAgo: 91, by: 'first', isConfirmed: true },
  { seller: 'ironwood-wear', holder: 'Ironwood Wear Parts Trading LLC', bank: 'RAKBANK', iban: at('ironwood-wear', '040'), swift: 'NRAKAEAK', statedDaysAgo: 60, by: 'first', isConfirmed: true },
  { seller: 'red-lantern', holder: 'Red Lantern Electric Trading LLC', bank: 'Mashreq', iban: at('red-lantern', '033'), swift: 'BOMLAEAD', statedDaysAgo: 3.1, by: 'first', isConfirmed: false },
  { seller: 'salt-coast-hyd', holder: 'Salt Coast Hydraulics Trading LLC', bank: 'First Abu Dhabi Bank', iban: at('salt-coast-hyd', '035'), swift: 'NBADAEAA', statedDaysAgo: 1.2, by: 'first', isConfirmed: false },
  { seller: 'dune-track', holder: 'Dune Track Parts Trading LLC', bank: 'Dubai Islamic Bank', iban: at('dune-track', '024'), swift: 'DUIBAEAD', statedDaysAgo: 0.3, by: 'second', isConfirmed: false },
]

/** The bank returned one payout: the last but so many. */
export const RETURNED_BEFORE_LAST = 3
export const RETURNED_BECAUSE = 'Returned by the bank: the account number was cut off'
