/** Colours only: no names, no marks of any maker are drawn. */
export interface Livery {
  /** Main paint. */
  body: string
  /** Second paint: counterweight, stripe, lower body. */
  trim: string
  /** Frames, undercarriage, cab posts. */
  dark: string
  /** Boom and arm. */
  boom: string
  /** Wheel rims. */
  rim: string
  /** Cab posts and roof. */
  cab: string
}

type Accents = Partial<Pick<Livery, 'rim' | 'cab' | 'boom'>>

const scheme = (body: string, trim: string, dark: string, accents: Accents = {}): Livery => ({
  body,
  trim,
  dark,
  boom: body,
  rim: body,
  cab: dark,
  ...accents,
})

export const liveries = {
  'yellow-black': scheme('#f2ac17', '#2a2a2c', '#26272a'),
  'yellow-grey': scheme('#f0a818', '#565a5e', '#3a3d41', { rim: '#565a5e' }),
  'yellow-blue': scheme('#f3b41b', '#20306b', '#2b2d33'),
  'sand-yellow': scheme('#efb73a', '#4b4a47', '#35363a', { cab: '#efe7d4' }),
  'gold-red': scheme('#f4b01c', '#a8282b', '#2b2c2f', { rim: '#a8282b' }),
  'gold-navy': scheme('#eba50c', '#22375c', '#2a2d33', { boom: '#3b3e44', cab: '#eba50c' }),
  'yellow-white': scheme('#f2b31f', '#e9e5da', '#37393d', { rim: '#e9e5da', cab: '#e9e5da' }),
  'amber-teal': scheme('#efb02a', '#1f5b63', '#2e3337', { cab: '#efb02a' }),
  'lemon-grey': scheme('#f4cb12', '#45484c', '#33363a', { cab: '#f4cb12', rim: '#45484c' }),
  'tan-black': scheme('#dda33c', '#232427', '#26272a'),
  'yellow-silver': scheme('#f3c21a', '#b6b8b6', '#4a4d50', { cab: '#dcdad2', rim: '#b6b8b6' }),
  'bright-yellow': scheme('#f7c61a', '#1f2023', '#232427', { rim: '#d9d4c7' }),
  orange: scheme('#e8641b', '#3b3c40', '#303237', { rim: '#e6dccb', cab: '#e8641b' }),
  'orange-grey': scheme('#ea5b14', '#8a8d8f', '#37393d', { rim: '#8a8d8f' }),
  teal: scheme('#1d8f96', '#e3e0d6', '#2d3236', { rim: '#e3e0d6' }),
  green: scheme('#3f7d34', '#e9c31f', '#2d2f2c', { rim: '#e9c31f' }),
  'red-grey': scheme('#c4262b', '#6d7073', '#303236', { rim: '#d5d2ca' }),
  'red-white': scheme('#c9292e', '#f0ece2', '#34363a', { rim: '#f0ece2', cab: '#f0ece2' }),
  'white-blue': scheme('#eceae2', '#1d5a9e', '#33373c', { rim: '#1d5a9e', cab: '#eceae2' }),
  'white-orange': scheme('#eceae4', '#e8641b', '#4b4e52', { rim: '#e8641b' }),
  'white-grey': scheme('#efece4', '#8f9396', '#3b3e42', { rim: '#c8c6bf' }),
  blue: scheme('#1f5fa8', '#e9e6dc', '#2c3036', { rim: '#e9e6dc' }),
  'mint-white': scheme('#6fb7a3', '#efece3', '#3a3f40', { rim: '#efece3' }),
}

export type LiveryName = keyof typeof liveries

/** A fair guess of a scheme for a make, so demo data reads naturally. */
const byMake: Record<string, LiveryName> = {
  caterpillar: 'yellow-black',
  cat: 'yellow-black',
  komatsu: 'yellow-blue',
  volvo: 'sand-yellow',
  'volvo ce': 'sand-yellow',
  hitachi: 'orange',
  jcb: 'bright-yellow',
  hyundai: 'amber-teal',
  develon: 'orange-grey',
  doosan: 'orange-grey',
  kobelco: 'teal',
  liebherr: 'yellow-silver',
  case: 'tan-black',
  'new holland': 'yellow-blue',
  'john deere': 'green',
  bobcat: 'white-orange',
  kubota: 'orange',
  takeuchi: 'red-grey',
  yanmar: 'yellow-black',
  sany: 'gold-red',
  xcmg: 'gold-navy',
  zoomlion: 'mint-white',
  liugong: 'yellow-white',
  sdlg: 'lemon-grey',
  shantui: 'yellow-black',
  bell: 'yellow-black',
  terex: 'white-grey',
  'terex finlay': 'green',
  powerscreen: 'blue',
  sandvik: 'orange-grey',
  metso: 'orange',
  kleemann: 'white-grey',
  grove: 'yellow-grey',
  tadano: 'white-blue',
  kato: 'yellow-blue',
  demag: 'red-white',
  potain: 'yellow-black',
  jlg: 'orange',
  genie: 'blue',
  haulotte: 'yellow-black',
  manitou: 'red-grey',
  merlo: 'green',
  toyota: 'orange-grey',
  hyster: 'yellow-black',
  kalmar: 'red-grey',
  bomag: 'yellow-grey',
  dynapac: 'yellow-grey',
  hamm: 'orange-grey',
  wirtgen: 'white-grey',
  vogele: 'white-grey',
  putzmeister: 'red-white',
  schwing: 'white-blue',
  cummins: 'white-grey',
  'fg wilson': 'white-blue',
  'atlas copco': 'bright-yellow',
  aggreko: 'white-orange',
  'mercedes-benz': 'white-grey',
  man: 'white-blue',
  'volvo trucks': 'orange',
  sinotruk: 'red-white',
  tata: 'white-blue',
  hino: 'white-grey',
  isuzu: 'white-blue',
  'mitsubishi fuso': 'white-grey',
  'ashok leyland': 'yellow-blue',
}

export const liveryOf = (make: string): LiveryName => byMake[make.toLowerCase()] ?? 'yellow-black'
