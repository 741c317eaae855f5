import { FINDING_STATES, type Grade } from '@ironsouq/contract/machines/device/device.enums'
import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import { describe, expect, it } from 'vitest'
import { CONTENT } from '../content/content.ts'
import { counted } from '../content/seed-content.ts'
import type { DemoMachine } from '../machine.ts'
import { demoMachines } from '../machines.ts'
import { leafCodes, topOf } from '../names.ts'
import { pictureShowing } from '../scenes.ts'
import { placeOf } from './places.ts'
import { POINT_CODES, pointOf } from './points.ts'
import { REMARK_CODES } from './remarks.ts'
import { templateOf } from './template.ts'
import { pointNames } from './words.ts'

const machines = demoMachines()
const inspected = machines.flatMap((machine) =>
  machine.inspection ? [{ machine, findings: machine.inspection.findings }] : [],
)
const ofGrade = (grade: Grade) => inspected.filter(({ machine }) => machine.grade === grade)
const count = (findings: (typeof inspected)[number]['findings'], state: string) =>
  findings.filter((finding) => finding.state === state).length
const leftOf = ({ specs }: DemoMachine) => specs.undercarriage ?? specs.tyres

describe('the points of an inspection', () => {
  it.each(LOCALE_CODES)('are named in %s', (locale) => {
    const names = POINT_CODES.map((code) => pointNames(code)[locale])
    expect(names.filter((name) => name === '' || name !== name.trim())).toEqual([])
    expect(new Set(names).size).toBe(names.length)
  })

  it('are all looked at somewhere, and nothing is looked at on attachments', () => {
    const looked = new Set(leafCodes.flatMap(templateOf))
    expect(POINT_CODES.filter((code) => !looked.has(code))).toEqual([])
    for (const leaf of leafCodes)
      if (topOf(leaf) === 'attachments') expect(templateOf(leaf)).toEqual([])
      else expect(templateOf(leaf).length, leaf).toBeGreaterThanOrEqual(10)
  })

  it('are in the picture, apart from each other, for every kind of machine there is', () => {
    for (const leaf of new Set(machines.map(({ category }) => category))) {
      const places = templateOf(leaf).flatMap((code) => placeOf(leaf, code) ?? [])
      if (topOf(leaf) !== 'attachments') expect(places.length, leaf).toBeGreaterThanOrEqual(6)
      for (const [i, { x, y }] of places.entries()) {
        expect(Math.min(x, y, 1000 - x, 1000 - y), leaf).toBeGreaterThan(20)
        for (const other of places.slice(i + 1))
          expect(Math.hypot(other.x - x, other.y - y), `${leaf} ${x} ${y}`).toBeGreaterThan(25)
      }
    }
  })
})

describe('the number of points', () => {
  it.each(LOCALE_CODES)('that the home page promises in %s is the counted one', (locale) => {
    const { title, details } = counted(CONTENT[locale].certifications.inspection)
    const lengths = inspected.map(({ findings }) => findings.length)
    for (const text of [title, details]) {
      const [least, most] = (text.match(/\d+/g) ?? []).map(Number)
      expect(least).toBeLessThanOrEqual(Math.min(...lengths))
      expect(most).toBe(Math.max(...lengths))
    }
  })
})

describe('the findings of the demo', () => {
  it('are there for four of five machines, with all points of their template', () => {
    expect(inspected.length / machines.length).toBeGreaterThan(0.78)
    expect(inspected.length / machines.length).toBeLessThan(0.85)
    for (const { machine, findings } of inspected)
      expect(findings.map(({ point }) => point)).toEqual(templateOf(machine.category))
    const numbers = machines.flatMap(({ inspection }) => inspection?.reportNo ?? [])
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  it('use every state', () => {
    const states = new Set(inspected.flatMap(({ findings }) => findings.map(({ state }) => state)))
    expect(states).toEqual(new Set(FINDING_STATES))
  })

  it.each([
    ['A', 0, 0, 0, 1],
    ['B', 0, 1, 0, 2],
    ['C', 0, 1, 1, 14],
    ['D', 2, 14, 2, 14],
    ['E', 4, 18, 2, 14],
  ] as const)('of grade %s ask for %i to %i repairs and watch %i to %i points', (...row) => {
    const [grade, leastActions, mostActions, leastMonitors, mostMonitors] = row
    for (const { machine, findings } of ofGrade(grade)) {
      expect(count(findings, 'action'), machine.stockNo).toBeGreaterThanOrEqual(leastActions)
      expect(count(findings, 'action'), machine.stockNo).toBeLessThanOrEqual(mostActions)
      expect(count(findings, 'monitor'), machine.stockNo).toBeGreaterThanOrEqual(leastMonitors)
      expect(count(findings, 'monitor'), machine.stockNo).toBeLessThanOrEqual(mostMonitors)
    }
  })

  it('measure tracks near what the machine says is left of them', () => {
    for (const { machine, findings } of inspected)
      for (const { point, value } of findings)
        if (pointOf(point).part === 'undercarriage')
          expect(Math.abs(100 - Number(value) - Number(leftOf(machine)))).toBeLessThanOrEqual(8)
  })

  it('estimate what a repair costs, and only of a repair', () => {
    for (const { findings } of inspected)
      for (const { state, repairAed } of findings)
        if (state === 'action') expect(repairAed).toBeGreaterThanOrEqual(200)
        else expect(repairAed).toBeNull()
  })

  it('carry remarks where something is wrong, all of them somewhere', () => {
    const remarks = new Set<string>()
    for (const { findings } of inspected)
      for (const { state, remark } of findings) {
        if (state === 'ok' || state === 'na') expect(remark).toBeNull()
        if (remark) remarks.add(remark)
      }
    expect(REMARK_CODES.length - remarks.size).toBeLessThan(8)
  })

  it('are shown by a picture of the gallery', () => {
    for (const { machine, findings } of inspected.slice(0, 200))
      for (const { point } of findings)
        if (point === 'serialPlate') expect(pictureShowing(machine, point)).not.toBeNull()
  })
})
