import type { BankAccount } from '@ironsouq/contract/money/bank-account/bank-account.endpoints'
import type { BankAccountRow } from './bank-account.queries.ts'

export const presentAccount = (row: BankAccountRow, staffId: string): BankAccount => ({
  holder: row.holder,
  bank: row.bank,
  iban: row.iban,
  swift: row.swift,
  version: row.version,
  isConfirmed: row.confirmedAt !== null,
  canConfirm: row.confirmedAt === null && row.statedBy !== staffId,
})
