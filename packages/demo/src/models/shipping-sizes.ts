import { type DemoModel, type Measures, type Size, transport } from './model.ts'

/** Metres as loaded: masts lowered, booms folded, rigs without their mast. */
// oxfmt-ignore
const SIZES: Readonly<Record<string, Size>> = {
  'toyota 8FD30':                [2.75, 1.22, 2.1],
  'hyster H3.0FT':               [2.72, 1.2, 2.15],
  'hyundai 30D-9':               [2.74, 1.23, 2.15],
  'toyota 8FD25':                [2.6, 1.15, 2],
  'liugong CPCD30':              [2.76, 1.24, 2.15],
  'komatsu FD30T-17':            [2.73, 1.24, 2.05],
  'hyster H5.0FT':               [3.2, 1.45, 2.35],
  'manitou M 30-4':              [3.4, 1.9, 2.4],
  'toyota 8FBN25':               [2.35, 1.15, 2.05],
  'hyster J3.0XN':               [2.5, 1.2, 2.15],
  'hyundai 110D-9':              [4.3, 2.24, 2.9],
  'hyster H16.00XM-6':           [4.9, 2.54, 3.2],
  'toyota 8FD80N':               [3.75, 2, 2.7],
  'hyundai 160D-9':              [4.8, 2.5, 3.1],
  'putzmeister BSF 36-4.16 H':   [11.5, 2.5, 3.95],
  'schwing S 36 X':              [11.4, 2.5, 3.95],
  'mercedes-benz Actros 3336 B': [8.7, 2.5, 3.8],
  'man TGS 33.360':              [8.6, 2.5, 3.8],
  'sandvik QJ341':               [14.4, 2.8, 3.4],
  'sandvik QJ241':               [13.1, 2.6, 3.2],
  'sany SR235':                  [15.4, 3.3, 3.5],
  'xcmg XR180D':                 [14.3, 3, 3.4],
  'cummins C500 D5':             [4.2, 1.4, 2.2],
  'fg-wilson P220-3':            [3.3, 1.1, 1.9],
  'atlas-copco QAS 200':         [4.4, 1.75, 2],
  'caterpillar DE550E0':         [4.9, 1.6, 2.3],
  'fg-wilson P500-1':            [4.3, 1.4, 2.2],
  'cummins C1100 D5':            [6.1, 2.2, 2.6],
  'fg-wilson P110-3':            [2.9, 1, 1.7],
  'atlas-copco XAS 97':          [3.6, 1.4, 1.4],
  'atlas-copco XAHS 186':        [4.6, 1.8, 1.9],
  'mercedes-benz Actros 3340 K': [8.2, 2.5, 3.4],
  'sinotruk Howo 371':           [8.3, 2.5, 3.4],
  'man TGS 33.400':              [8.1, 2.5, 3.4],
  'volvo-trucks FMX 440':        [8.3, 2.5, 3.4],
  'hino 500 1726':               [8.4, 2.5, 3],
  'isuzu FVR':                   [8.1, 2.5, 2.9],
  'man TGS 28.360':              [9.4, 2.5, 3.3],
  'sinotruk TDP 60':             [16, 3, 1.8],
  'xcmg TDP 80':                 [17.5, 3, 1.9],
  'john-deere 5075E':            [3.8, 2, 2.6],
  'kubota M7040':                [3.6, 1.9, 2.5],
  'caterpillar GD 1200':         [1.4, 1.2, 1.3],
  'volvo GP 1400':               [1.5, 1.4, 1.4],
  'atlas-copco HB 2000':         [2.4, 0.7, 0.9],
  'caterpillar H120':            [2.2, 0.65, 0.8],
  // A tower crane is shipped in parts: its sections and counterweights as one stowed block.
  'potain MC 175 B':             [11.8, 4.8, 4.9],
  'potain MD 265 B':             [11.8, 5.2, 5.6],
  'zoomlion TC6013A-8':          [11.8, 4.8, 4.7],
}

const WEIGHTS: Readonly<Record<string, number>> = {
  'potain MC 175 B': 46_000,
  'potain MD 265 B': 68_000,
  'zoomlion TC6013A-8': 44_000,
}

/** A model with the weight and size it is shipped with: without them nothing can be said of its landed cost. */
export function withShippingSize(model: DemoModel): DemoModel {
  const name = `${model.brand} ${model.model}`
  const size = SIZES[name]
  const operatingWeight = WEIGHTS[name]
  const measures: Measures = {
    ...(operatingWeight !== undefined && { operatingWeight }),
    ...(size && transport(size)),
    ...model.measures,
  }
  return { ...model, measures }
}
