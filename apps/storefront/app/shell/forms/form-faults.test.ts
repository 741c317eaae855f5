import { ApiError } from '@ironsouq/contract/client'
import { CODES } from '@ironsouq/contract/envelope'
import { describe, expect, it } from 'vitest'
import { shownFaults } from './form-faults.server.ts'

const refusal = (data: unknown, status = 400) =>
  new ApiError(CODES.business, 'Check the fields', status, data)

describe('what is wrong with a form', () => {
  it('stands at the fields that the form shows', () => {
    const err = refusal([
      { field: 'target', msg: 'wrong' },
      { field: 'channel', msg: 'odd' },
    ])
    expect(shownFaults(err, ['target'])).toMatchObject({ fields: { target: 'wrong' } })
  })

  it('is said of the form when it shows no such field', () => {
    const err = refusal([{ field: 'ticket', msg: 'Too late' }])
    expect(shownFaults(err, ['account'])).toMatchObject({ msg: 'Too late', fields: {} })
  })

  it('is said of the field that it can only be about', () => {
    const faults = shownFaults(refusal(null), ['code'], 'code')
    expect(faults).toMatchObject({ status: 400, fields: { code: 'Check the fields' } })
  })

  it('is no field of the form when the browser is asked to reckon', () => {
    const err = refusal([{ field: 'proof', msg: 'Reckon first' }])
    expect(shownFaults(err, ['code'], 'code')).toMatchObject({
      needsProof: true,
      msg: 'Reckon first',
      fields: {},
    })
  })
})
