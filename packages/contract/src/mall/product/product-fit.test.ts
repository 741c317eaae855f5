import { describe, expect, it } from 'vitest'
import { fitVerdict, isFitRange, serialKey, WHOLE_MODEL } from './product-fit.ts'

const ofSerials = (serialFrom: string | null, serialTo: string | null) => ({
  ...WHOLE_MODEL,
  serialFrom,
  serialTo,
})
const plate = (serialNo: string | null, year: number | null = null) => ({ serialNo, year })

describe('the fit of a product to a machine [PR-4]', () => {
  it('orders serial numbers of a prefix by their number, however they are typed', () => {
    expect(serialKey('jlg-01482')).toBe(serialKey('JLG 1482'))
    expect(serialKey('JLG9') < serialKey('JLG00010')).toBe(true)
  })

  it('says fits within the range and outside beyond it, both ends included', () => {
    const range = ofSerials('JLG00001', 'JLG12499')
    expect(fitVerdict(range, plate('JLG12499'))).toBe('fits')
    expect(fitVerdict(range, plate('JLG12500'))).toBe('outside')
    expect(fitVerdict(ofSerials('300001', null), plate('352110'))).toBe('fits')
    expect(fitVerdict(ofSerials('300001', null), plate('C60001'))).toBe('outside')
    expect(fitVerdict(ofSerials(null, 'JLG00100'), plate('HEX00050'))).toBe('outside')
  })

  it('reads the end of a plate with 17 signs', () => {
    expect(fitVerdict(ofSerials('JLG00001', null), plate('CAT0320DPJLG01482'))).toBe('fits')
    expect(fitVerdict(ofSerials('JLG02000', null), plate('CAT0320DPJLG01482'))).toBe('outside')
  })

  it('asks for what it must know, and not for more', () => {
    expect(fitVerdict(WHOLE_MODEL, plate(null))).toBe('fits')
    expect(fitVerdict(ofSerials('JLG00001', null), plate(null, 2011))).toBe('serialNeeded')
    const years = { ...WHOLE_MODEL, yearFrom: 2015 }
    expect(fitVerdict(years, plate('JLG01482'))).toBe('yearNeeded')
    expect(fitVerdict(years, plate(null, 2014))).toBe('outside')
    expect(fitVerdict(years, plate(null, 2015))).toBe('fits')
    const both = { ...ofSerials('JLG00001', null), yearTo: 2012 }
    expect(fitVerdict(both, plate(null, 2014))).toBe('outside')
  })

  it('refuses ends that are in the wrong order or of two prefixes', () => {
    expect(isFitRange(ofSerials('JLG00002', 'JLG00001'))).toBe(false)
    expect(isFitRange(ofSerials('JLG00001', 'HEX00002'))).toBe(false)
    expect(isFitRange(ofSerials('JLG00001', 'JLG00001'))).toBe(true)
    expect(isFitRange({ ...WHOLE_MODEL, yearFrom: 2015, yearTo: 2014 })).toBe(false)
  })
})
