import { expect, it } from 'vitest'
import { filledDown, shipmentsIn } from './shipment-rows.ts'

const NAMES = {
  aramex: 'أرامكس',
  dhl: 'DHL',
  emiratesPost: 'Emirates Post',
  fedex: 'FedEx',
  own: 'Own driver',
}

it('reads lines of a table and of CSV files, with the names of couriers in any spelling [OR-6]', () => {
  const text = [
    '2611140000000001\tAramex\tAX-1001',
    '',
    '2611140000000002,"emirates post",EP-22',
    '2611140000000003; أرامكس ;AX-1003',
    '2611140000000004،own driver،VAN-7',
  ].join('\r\n')
  const { shipments, faults } = shipmentsIn(text, NAMES)
  expect(faults).toEqual([])
  expect(shipments.map(({ carrier, trackingNo }) => [carrier, trackingNo])).toEqual([
    ['aramex', 'AX-1001'],
    ['emiratesPost', 'EP-22'],
    ['aramex', 'AX-1003'],
    ['own', 'VAN-7'],
  ])
})

it('names the lines that it cannot read', () => {
  const text = 'a,aramex,AX-1001\nb,pigeon,AX-1002\n\nc,dhl\nd,dhl,no spaces allowed'
  expect(shipmentsIn(text, NAMES)).toMatchObject({
    shipments: [{ orderNumber: 'a' }],
    faults: [2, 4, 5],
  })
})

it('fills pasted tracking numbers down the orders, and leaves a single one to the field', () => {
  expect(filledDown('AX-1001\r\n\nAX-1002\nAX-1003', ['1', '2'])).toEqual({
    1: 'AX-1001',
    2: 'AX-1002',
  })
  expect(filledDown('AX-1001\nAX-1002', ['1', '2', '3'])).toEqual({ 1: 'AX-1001', 2: 'AX-1002' })
  expect(filledDown(' AX-1001\n', ['1', '2'])).toBeUndefined()
})
