import type { LandedCostMode } from '@ironsouq/contract/deals/landed-cost/landed-cost.enums'

/** Figures of a believable size, for the demo: operators set their own. Percents, ppm, years, dirhams. */
interface Figures {
  mode: LandedCostMode
  country: string
  duty: number
  vat: number
  ppm: number
  age: number | null
  km: number | null
  /** For a cubic metre by sea, for a tonne and a hundred kilometres by road. */
  freight: number
  papers: number
}

const local = (country: string, vat: number, papers: number): Figures => ({
  mode: 'local',
  country,
  duty: 0,
  vat,
  ppm: 10,
  age: null,
  km: null,
  freight: 0,
  papers,
})

// oxfmt-ignore
export const DESTINATIONS = {
  uae:             local('AE', 5, 650),
  dammam:          { mode: 'roro', country: 'SA', duty: 5,  vat: 15,  ppm: 10,   age: null, km: null, freight: 115, papers: 1340 },
  sohar:           { mode: 'road', country: 'OM', duty: 5,  vat: 5,   ppm: 10,   age: null, km: 75,   freight: 46,  papers: 980 },
  'umm-qasr':      { mode: 'roro', country: 'IQ', duty: 5,  vat: 0,   ppm: 2500, age: 15,   km: null, freight: 165, papers: 1750 },
  mombasa:         { mode: 'roro', country: 'KE', duty: 10, vat: 16,  ppm: 50,   age: null, km: null, freight: 235, papers: 1900 },
  'dar-es-salaam': { mode: 'roro', country: 'TZ', duty: 10, vat: 18,  ppm: 50,   age: null, km: null, freight: 245, papers: 1900 },
  djibouti:        { mode: 'roro', country: 'ET', duty: 5,  vat: 15,  ppm: 500,  age: 10,   km: null, freight: 280, papers: 2600 },
  lagos:           { mode: 'roro', country: 'NG', duty: 5,  vat: 7.5, ppm: 200,  age: 15,   km: null, freight: 375, papers: 2400 },
  tema:            { mode: 'roro', country: 'GH', duty: 5,  vat: 15,  ppm: 50,   age: 10,   km: null, freight: 360, papers: 2300 },
  'port-sudan':    { mode: 'roro', country: 'SD', duty: 10, vat: 17,  ppm: 1500, age: 10,   km: null, freight: 240, papers: 2200 },
  alexandria:      { mode: 'roro', country: 'EG', duty: 5,  vat: 14,  ppm: 1000, age: null, km: null, freight: 295, papers: 2300 },
  karachi:         { mode: 'roro', country: 'PK', duty: 11, vat: 18,  ppm: 10,   age: 10,   km: null, freight: 130, papers: 1600 },
  mumbai:          { mode: 'roro', country: 'IN', duty: 7.5, vat: 18, ppm: 10,   age: 10,   km: null, freight: 150, papers: 1950 },
  chittagong:      { mode: 'roro', country: 'BD', duty: 5,  vat: 15,  ppm: 350,  age: 10,   km: null, freight: 240, papers: 2100 },
  aktau:           { mode: 'roro', country: 'KZ', duty: 5,  vat: 16,  ppm: 10,   age: null, km: null, freight: 480, papers: 3100 },
  tashkent:        { mode: 'roro', country: 'UZ', duty: 5,  vat: 12,  ppm: 500,  age: null, km: null, freight: 560, papers: 3400 },
} as const satisfies Record<string, Figures>
export type DestinationCode = keyof typeof DESTINATIONS
