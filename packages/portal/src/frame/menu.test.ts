import { expect, it } from 'vitest'
import type { Screens } from '../screen/screen.ts'
import { portalMenu, type Reader } from './menu.ts'

const screens = {
  '': {
    file: 'home.tsx',
    title: 'portal.today',
    menu: { group: 'work', icon: 'home', position: 1 },
  },
  machines: {
    file: 'machines.tsx',
    permission: 'device.read',
    title: 'merchant.machines',
    menu: { group: 'work', icon: 'truck', position: 2 },
    trade: 'machines',
    begin: { title: 'merchant.listMachines', permission: 'device.edit' },
  },
  offers: {
    file: 'offers.tsx',
    permission: 'inquiry.read',
    title: 'portalQuote.offers',
    menu: { group: 'work', icon: 'tag', position: 3 },
    trade: 'machines',
  },
} satisfies Screens<'work'>

const { menuFor, paletteFor } = portalMenu(screens, [{ id: 'work' }])
const t = (key: string) => key
const linesOf = (reader: Reader) => ({
  menu: menuFor(reader, t, {}).flatMap(({ lines }) => lines.map(({ text }) => text)),
  palette: paletteFor(reader, t).screens.map(({ text }) => text),
})

it.each<[string, Reader, string[]]>([
  [
    'shows a trade to its sellers',
    { permissions: ['device.read', 'inquiry.read'], trades: ['machines'] },
    ['portal.today', 'merchant.machines', 'portalQuote.offers'],
  ],
  [
    'offers who may begin a trade one line instead',
    { permissions: ['device.read', 'device.edit', 'inquiry.read'], trades: ['parts'] },
    ['portal.today', 'merchant.listMachines'],
  ],
  [
    'shows nothing of it to the others',
    { permissions: ['device.read', 'inquiry.read'], trades: ['parts'] },
    ['portal.today'],
  ],
])('%s', (_, reader, lines) => {
  expect(linesOf(reader)).toEqual({ menu: lines, palette: lines })
})
