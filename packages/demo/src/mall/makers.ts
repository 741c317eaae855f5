import type { ColourScheme } from '#drawings/goods/register.ts'
import type { GroupCode } from './tree.ts'

/** A maker of parts that exists only here; its numbers are its own and of nobody else. */
export interface DemoMaker {
  name: string
  prefix: string
  colours: ColourScheme
  /** What it asks, compared with the others. */
  price: number
  origin: 'oem' | 'aftermarket'
}

type Row = readonly [
  name: string,
  prefix: string,
  colours: ColourScheme,
  price: number,
  origin: DemoMaker['origin'],
]

const makers = (...rows: Row[]): readonly DemoMaker[] =>
  rows.map(([name, prefix, colours, price, origin]) => ({ name, prefix, colours, price, origin }))

// oxfmt-ignore
export const MAKERS: Record<GroupCode, readonly DemoMaker[]> = {
  filters: makers(
    ['Dunefil', 'DF', 'heron', 1, 'aftermarket'],
    ['Kestrol', 'KS', 'harbour', 1.32, 'oem'],
    ['Nordfil', 'NF', 'palm', 1.18, 'oem'],
    ['Sandvane', 'SV', 'sand', 0.78, 'aftermarket'],
  ),
  oils: makers(
    ['Petrasol', 'PS', 'coast', 1.12, 'oem'],
    ['Zaytol', 'ZT', 'palm', 0.92, 'aftermarket'],
    ['Lubrika', 'LK', 'lantern', 1, 'aftermarket'],
  ),
  teeth: makers(
    ['Fangora', 'FG', 'ironwood', 1, 'aftermarket'],
    ['Steinzahn', 'SZ', 'basalt', 1.3, 'oem'],
    ['Rocktip', 'RT', 'workshop', 0.85, 'aftermarket'],
  ),
  undercarriage: makers(
    ['Tracora', 'TC', 'ironwood', 1, 'aftermarket'],
    ['Hanlink', 'HL', 'basalt', 1.12, 'oem'],
    ['Stahlgrund', 'SG', 'harbour', 1.35, 'oem'],
    ['Jinlu', 'JL', 'sand', 0.8, 'aftermarket'],
  ),
  hydraulics: makers(
    ['Hydroluna', 'HY', 'coast', 1, 'aftermarket'],
    ['Pressona', 'PR', 'lantern', 1.28, 'oem'],
    ['Salukin', 'SK', 'harbour', 0.88, 'aftermarket'],
  ),
  engine: makers(
    ['Kolbano', 'KB', 'basalt', 1.2, 'oem'],
    ['Tarsil', 'TS', 'coast', 0.9, 'aftermarket'],
    ['Zafrine', 'ZF', 'lantern', 1, 'aftermarket'],
  ),
  electrical: makers(
    ['Voltara', 'VT', 'lantern', 1, 'aftermarket'],
    ['Lumora', 'LM', 'basalt', 1.22, 'oem'],
    ['Najmat', 'NJ', 'workshop', 0.84, 'aftermarket'],
  ),
  'mall-attachments': makers(
    ['Mezzan', 'MZ', 'workshop', 1, 'aftermarket'],
    ['Grabenwerk', 'GW', 'palm', 1.3, 'oem'],
    ['Ashkar', 'AK', 'lantern', 0.88, 'aftermarket'],
  ),
  tyres: makers(
    ['Rimalon', 'RM', 'workshop', 1, 'aftermarket'],
    ['Gripora', 'GP', 'harbour', 1.25, 'oem'],
    ['Toproad', 'TR', 'ironwood', 0.82, 'aftermarket'],
  ),
  cab: makers(['Rahlan', 'RH', 'basalt', 1, 'aftermarket'], ['Sitzwerk', 'SW', 'ironwood', 1.4, 'oem']),
  safety: makers(
    ['Hamaya', 'HM', 'workshop', 1, 'aftermarket'],
    ['Sitewell', 'ST', 'coast', 1.2, 'oem'],
    ['Darian', 'DR', 'lantern', 0.8, 'aftermarket'],
  ),
  tools: makers(
    ['Werkona', 'WK', 'harbour', 1.25, 'oem'],
    ['Ustad', 'US', 'lantern', 0.85, 'aftermarket'],
    ['Tallpalm', 'TP', 'palm', 1, 'aftermarket'],
  ),
  lifting: makers(['Rafiq Rigging', 'RR', 'lantern', 1, 'aftermarket'], ['Hebkraft', 'HK', 'harbour', 1.2, 'oem']),
  services: makers(['', 'SRV', 'coast', 1, 'oem']),
}
