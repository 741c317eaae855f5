import { ApiError, TransportError } from '@ironsouq/contract/client'
import { CODES } from '@ironsouq/contract/envelope'
import { describe, expect, it } from 'vitest'
import { faultsOf, placedFaults } from './form-faults.server.ts'

const refusal = (data: unknown, status = 400) =>
  new ApiError(CODES.business, 'Check the fields', status, data)

describe('what is wrong with a form', () => {
  it('stands at the fields that the form shows', () => {
    const err = refusal([
      { field: 'target', msg: 'wrong' },
      { field: 'channel', msg: 'odd' },
    ])
    expect(placedFaults(faultsOf(err), { shows: ['target'] })).toMatchObject({
      fields: { target: 'wrong' },
    })
  })

  it('is shown for the form when it has no such field', () => {
    const err = refusal([{ field: 'ticket', msg: 'Too late' }])
    expect(placedFaults(faultsOf(err), { shows: ['account'] })).toMatchObject({
      msg: 'Too late',
      fields: {},
    })
  })

  it('is shown at the only field that it can be about', () => {
    const faults = placedFaults(faultsOf(refusal(null)), { shows: ['code'], lone: 'code' })
    expect(faults).toMatchObject({ status: 400, fields: { code: 'Check the fields' } })
  })

  it('is no field of the form when the browser has to solve a proof of work', () => {
    const err = refusal([{ field: 'proof', msg: 'Solve it first' }])
    expect(placedFaults(faultsOf(err), { shows: ['code'], lone: 'code' })).toMatchObject({
      needsProof: true,
      msg: 'Solve it first',
      fields: {},
    })
  })
})

describe('a refusal of the API', () => {
  it('is listed by field, the first message of each', () => {
    const data = [
      { field: 'account', msg: 'short' },
      { field: 'account', msg: 'odd' },
      { field: 'code', msg: 'wrong' },
    ]
    expect(faultsOf(new ApiError('A00001', 'Look again', 400, data))).toEqual({
      msg: 'Look again',
      fields: { account: 'short', code: 'wrong' },
      needsProof: false,
      status: 400,
    })
  })

  it('may ask the browser for a proof of work first', () => {
    const refused = new ApiError('A00001', 'wait', 429, [{ field: 'proof', msg: 'prove' }])
    expect(faultsOf(refused).needsProof).toBe(true)
  })

  it('is a page of its own when it is not the reader’s fault', () => {
    const failure = (err: unknown) => {
      try {
        return faultsOf(err)
      } catch (thrown) {
        return thrown
      }
    }
    expect(failure(new ApiError('A00005', 'oh', 500, null))).toMatchObject({
      init: { status: 500 },
    })
    expect(failure(new TransportError('gone'))).toMatchObject({ init: { status: 503 } })
  })
})
