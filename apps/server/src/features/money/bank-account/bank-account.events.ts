import { event } from '#kernel/work/events.ts'

interface OfAccount {
  sellerId: string
  /** Of the account, which changes with every statement. */
  version: number
}

export const bankAccountStated = event<OfAccount>('bank-account.stated')
export const bankAccountConfirmed = event<OfAccount>('bank-account.confirmed')
