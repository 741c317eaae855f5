import { expect, it } from 'vitest'
import {
  comparableDays,
  compareStatement,
  type Movement,
  movementsOfDay,
} from './reconciliation.rules.ts'

const moved = (reference: string, minor: bigint, at: string): Movement => ({
  method: 'card',
  currency: 'AED',
  reference,
  minor,
  at: new Date(at),
})

it('compares days that are complete at every provider, the oldest first [PY-4]', () => {
  expect(comparableDays(new Date('2026-11-16T05:00:00Z'), 2)).toEqual(['2026-11-13', '2026-11-14'])
})

it('a payment whose notification came after midnight matches on the day of the ledger alone [PY-4]', () => {
  const statement = [moved('a', 100n, '2026-11-14T23:59:58Z')]
  const ledger = [moved('a', 100n, '2026-11-15T00:00:04Z')]
  expect(movementsOfDay('2026-11-14', statement, ledger)).toEqual([])
  const [found] = movementsOfDay('2026-11-15', statement, ledger)
  if (!found) throw new Error('nothing to compare')
  expect(compareStatement(found.statement, found.ledger).differences).toEqual([])
})

it('what only one side has belongs to its own day, and refunds of a payment are one sum [PY-4]', () => {
  const statement = [
    moved('b', 70n, '2026-11-14T10:00:00Z'),
    moved('c:refund', -10n, '2026-11-14T10:00:00Z'),
    moved('c:refund', -5n, '2026-11-14T11:00:00Z'),
  ]
  const ledger = [moved('c:refund', -15n, '2026-11-14T12:00:00Z')]
  const [found] = movementsOfDay('2026-11-14', statement, ledger)
  if (!found) throw new Error('nothing to compare')
  expect(compareStatement(found.statement, found.ledger).differences).toMatchObject([
    { kind: 'notInLedger', reference: 'b', statementMinor: 70n },
  ])
})
