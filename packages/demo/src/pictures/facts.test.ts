import { maskedSerial } from '@ironsouq/server/features/machines/device/device.rules.ts'
import { describe, expect, it } from 'vitest'
import { plateRows } from '#drawings/closeups/plate.ts'
import type { DemoMachine } from '../machine.ts'
import { demoMachines } from '../machines.ts'
import { galleryScenes } from '../scenes.ts'

const machines = demoMachines()
const DIGITS: Record<string, string> = { III: '3', IV: '4', V: '5' }

/** "CEV IV" is the code cev4, "STAGE V" the code stageV. */
const codeOf = (stage = 'none') =>
  stage
    .toLowerCase()
    .replace(/^cev (\w+)$/, (_, roman: string) => `cev${DIGITS[roman.toUpperCase()]}`)
    .replace('stage v', 'stageV')
    .replace(' ', '')

/** What the record says, in the words of the record. */
const recordOf = ({ workHours, mileageKm, yearMade, emission, serialNo, specs }: DemoMachine) => ({
  workHours: workHours ?? undefined,
  mileageKm: mileageKm ?? undefined,
  yearMade,
  emission,
  serialNo: maskedSerial(serialNo),
  operatingWeight: specs.operatingWeight,
  power: specs.power,
  genPower: specs.genPower,
  voltage: specs.voltage,
  mainsFrequency: specs.mainsFrequency,
  battery: specs.battery,
})

describe('what plates, meters and labels of the demo show', () => {
  it('is the record of the machine, in every picture of every machine', () => {
    for (const machine of machines)
      for (const { facts = {}, model, view } of galleryScenes(machine)) {
        const drawn: ReturnType<typeof recordOf> = {
          workHours: facts.hours,
          mileageKm: facts.km,
          yearMade: facts.year ?? 0,
          emission: codeOf(facts.emission) as DemoMachine['emission'],
          serialNo: facts.serial ?? '',
          operatingWeight: facts.weightKg,
          power: facts.powerKw,
          genPower: facts.kva,
          voltage: facts.volts,
          mainsFrequency: facts.hz,
          battery: facts.ampHours,
        }
        expect(drawn, `${machine.stockNo} ${view}`).toEqual(recordOf(machine))
        expect(model).toBe(machine.model)
      }
  })

  it('never contains a whole serial number', () => {
    for (const machine of machines)
      expect(JSON.stringify(galleryScenes(machine)), machine.stockNo).not.toContain(
        machine.serialNo,
      )
  })

  it('shows an engine where there is one, and a battery where there is none', () => {
    for (const { look, specs, stockNo, emission } of machines) {
      if (specs.powerSource === 'electric' && look.category !== 'scissor-lift')
        expect(look.subtype, stockNo).toBe('electric')
      if (look.subtype === 'electric') expect(emission, stockNo).toBe('none')
      const air = look.category === 'generator' && specs.airFlow !== undefined
      expect(look.subtype === 'compressor', stockNo).toBe(air)
    }
  })

  it('has a plate with model, masked serial number and year', () => {
    for (const machine of machines.slice(0, 300)) {
      const plate = galleryScenes(machine).find(({ view }) => view === 'plate')
      const rows = plateRows(machine.look.category, plate?.model, plate?.facts ?? {})
      expect(rows.slice(0, 3)).toEqual([
        ['MODEL', machine.model],
        ['PIN', `••••${machine.serialNo.slice(-4)}`],
        ['YEAR', String(machine.yearMade)],
      ])
    }
  })
})
