import { describe, expect, it } from 'vitest'
import { allowed, faults, lifecycle } from './lifecycle.ts'
import { deviceExportLifecycle } from './machines/device-export/device-export.lifecycle.ts'
import { deviceLifecycle } from './machines/device/device.lifecycle.ts'
import { flashSaleLifecycle } from './mall/flash-sale/flash-sale.lifecycle.ts'
import { productExportLifecycle } from './mall/product-export/product-export.lifecycle.ts'
import { reviewLifecycle, reviewPictureLifecycle } from './mall/review/review.lifecycle.ts'
import { exportLifecycle } from './people/privacy/privacy.lifecycle.ts'
import { staffLifecycle } from './people/staff/staff.lifecycle.ts'
import { subscriptionLifecycle } from './people/subscription/subscription.lifecycle.ts'
import { importLifecycle } from './platform/import/import.lifecycle.ts'
import { listExportLifecycle } from './platform/list-export/list-export.lifecycle.ts'
import { uploadLifecycle } from './platform/media/media.lifecycle.ts'

const LIFECYCLES = [
  deviceLifecycle,
  deviceExportLifecycle,
  productExportLifecycle,
  listExportLifecycle,
  uploadLifecycle,
  exportLifecycle,
  importLifecycle,
  staffLifecycle,
  subscriptionLifecycle,
  flashSaleLifecycle,
  reviewLifecycle,
  reviewPictureLifecycle,
]

describe.each(LIFECYCLES)('the lifecycle $name', (life) => {
  it('has no unreachable state, no dead end and no way out of a final state', () => {
    expect(faults(life)).toEqual([])
  })
})

describe('the lifecycle of a device', () => {
  it.each([
    ['draft', ['submit', 'publish', 'withdraw']],
    ['pendingReview', ['publish', 'reject', 'withdraw']],
    ['rejected', ['submit', 'withdraw']],
    ['listed', ['reserve', 'sell', 'withdraw']],
    ['reserved', ['release', 'sell', 'withdraw']],
    ['withdrawn', ['relist']],
    ['sold', []],
  ] as const)('lets staff do with one that is %s: %j', (state, actions) => {
    expect(allowed(deviceLifecycle, state, 'staff')).toEqual(actions)
  })
})

describe('lifecycle', () => {
  it('refuses two rows with the same action and old state', () => {
    const ambiguous = () =>
      lifecycle('order', {
        states: ['open', 'paid', 'cancelled'],
        initial: 'open',
        final: ['paid', 'cancelled'],
        moves: [
          ['close', ['open'], 'paid', ['staff']],
          ['close', ['paid', 'open'], 'cancelled', ['system']],
        ],
      })
    expect(ambiguous).toThrow('the lifecycle order has two rows for close from open')
  })

  it('refuses an actor that is none of the five', () => {
    lifecycle('order', {
      states: ['open', 'paid'],
      initial: 'open',
      final: ['paid'],
      // @ts-expect-error a role or a job is no actor
      moves: [['pay', ['open'], 'paid', ['timer']]],
    })
    // @ts-expect-error no row of the table names the provider
    expect(allowed(deviceLifecycle, 'listed', 'provider')).toEqual([])
  })
})

describe('faults', () => {
  it('finds what a table must not have', () => {
    const broken = lifecycle('broken', {
      states: ['a', 'b', 'island', 'end'],
      initial: 'a',
      final: ['end'],
      moves: [
        ['go', ['a'], 'b', ['staff']],
        ['wake', ['end'], 'a', ['staff']],
      ],
    })
    expect(faults(broken)).toEqual([
      'island cannot be reached',
      'end cannot be reached',
      'b is a dead end',
      'island is a dead end',
      'wake leaves a final state',
    ])
  })
})
