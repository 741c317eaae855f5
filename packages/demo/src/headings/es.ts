import type { Headings } from './headings-words.ts'

export const headingsEs: Headings = {
  excavators: 'Excavadoras usadas en venta en los Emiratos Árabes Unidos',
  'mini-excavators':
    'Miniexcavadoras usadas de menos de 6 t en venta en los Emiratos Árabes Unidos',
  'midi-excavators': 'Midiexcavadoras usadas de 6 a 11 t en venta en los Emiratos Árabes Unidos',
  'crawler-excavators-12-25t':
    'Excavadoras de orugas usadas de 12 a 25 t en venta en los Emiratos Árabes Unidos',
  'crawler-excavators-26-50t':
    'Excavadoras de orugas usadas de 26 a 50 t en venta en los Emiratos Árabes Unidos',
  'crawler-excavators-over-50t':
    'Excavadoras de orugas usadas de más de 50 t en venta en los Emiratos Árabes Unidos',
  'wheeled-excavators': 'Excavadoras de ruedas usadas en venta en los Emiratos Árabes Unidos',
  'zero-tail-excavators':
    'Excavadoras sin voladizo trasero usadas en venta en los Emiratos Árabes Unidos',
  'long-reach-excavators':
    'Excavadoras de largo alcance usadas en venta en los Emiratos Árabes Unidos',
  'demolition-excavators':
    'Excavadoras de demolición usadas en venta en los Emiratos Árabes Unidos',
  'amphibious-excavators': 'Excavadoras anfibias usadas en venta en los Emiratos Árabes Unidos',
  'material-handlers': 'Manipuladores de materiales usados en venta en los Emiratos Árabes Unidos',
  'wheel-loaders': 'Cargadoras de ruedas usadas en venta en los Emiratos Árabes Unidos',
  'compact-wheel-loaders':
    'Cargadoras de ruedas compactas usadas en venta en los Emiratos Árabes Unidos',
  'wheel-loaders-mid':
    'Cargadoras de ruedas medianas usadas en venta en los Emiratos Árabes Unidos',
  'wheel-loaders-large':
    'Cargadoras de ruedas grandes usadas en venta en los Emiratos Árabes Unidos',
  'wheel-loaders-waste-log':
    'Cargadoras para residuos y troncos usadas en venta en los Emiratos Árabes Unidos',
  'backhoe-loaders': 'Retroexcavadoras mixtas usadas en venta en los Emiratos Árabes Unidos',
  'backhoe-loaders-centre-mount':
    'Retroexcavadoras mixtas de pivote central usadas en venta en los Emiratos Árabes Unidos',
  'backhoe-loaders-side-shift':
    'Retroexcavadoras mixtas de desplazamiento lateral usadas en venta en los Emiratos Árabes Unidos',
  'backhoe-loaders-mini': 'Minirretroexcavadoras usadas en venta en los Emiratos Árabes Unidos',
  dozers: 'Bulldozers usados en venta en los Emiratos Árabes Unidos',
  'dozers-small': 'Bulldozers usados de menos de 12 t en venta en los Emiratos Árabes Unidos',
  'dozers-d5-d6': 'Bulldozers usados clase D5–D6 en venta en los Emiratos Árabes Unidos',
  'dozers-d7-d8': 'Bulldozers usados clase D7–D8 en venta en los Emiratos Árabes Unidos',
  'dozers-d9-up': 'Bulldozers usados clase D9 o superior en venta en los Emiratos Árabes Unidos',
  'dozers-lgp':
    'Bulldozers de baja presión sobre el suelo usados en venta en los Emiratos Árabes Unidos',
  'motor-graders': 'Motoniveladoras usadas en venta en los Emiratos Árabes Unidos',
  'graders-under-14t':
    'Motoniveladoras usadas de menos de 14 t en venta en los Emiratos Árabes Unidos',
  'graders-14-20t': 'Motoniveladoras usadas de 14 a 20 t en venta en los Emiratos Árabes Unidos',
  'graders-over-20t':
    'Motoniveladoras usadas de más de 20 t en venta en los Emiratos Árabes Unidos',
  'skid-steers': 'Minicargadoras usadas en venta en los Emiratos Árabes Unidos',
  'skid-steers-wheeled': 'Minicargadoras de ruedas usadas en venta en los Emiratos Árabes Unidos',
  'compact-track-loaders': 'Minicargadoras de orugas usadas en venta en los Emiratos Árabes Unidos',
  'mini-skid-steers': 'Microcargadoras usadas en venta en los Emiratos Árabes Unidos',
  'dump-trucks': 'Dúmperes articulados y rígidos usados en venta en los Emiratos Árabes Unidos',
  'articulated-dump-trucks': 'Dúmperes articulados usados en venta en los Emiratos Árabes Unidos',
  'rigid-dump-trucks': 'Dúmperes rígidos usados en venta en los Emiratos Árabes Unidos',
  compaction: 'Equipos de compactación usados en venta en los Emiratos Árabes Unidos',
  'single-drum-rollers': 'Rodillos monocilíndricos usados en venta en los Emiratos Árabes Unidos',
  'tandem-rollers': 'Rodillos tándem usados en venta en los Emiratos Árabes Unidos',
  'pneumatic-rollers': 'Rodillos neumáticos usados en venta en los Emiratos Árabes Unidos',
  'landfill-compactors': 'Compactadores de vertedero usados en venta en los Emiratos Árabes Unidos',
  'plate-compactors': 'Placas compactadoras usadas en venta en los Emiratos Árabes Unidos',
  paving: 'Maquinaria de pavimentación usada en venta en los Emiratos Árabes Unidos',
  'asphalt-pavers': 'Extendedoras de asfalto usadas en venta en los Emiratos Árabes Unidos',
  'milling-machines': 'Fresadoras de asfalto usadas en venta en los Emiratos Árabes Unidos',
  'asphalt-plants': 'Plantas de asfalto usadas en venta en los Emiratos Árabes Unidos',
  'bitumen-sprayers': 'Regadoras de betún usadas en venta en los Emiratos Árabes Unidos',
  'line-markers': 'Máquinas de señalización vial usadas en venta en los Emiratos Árabes Unidos',
  'mobile-cranes': 'Grúas móviles usadas en venta en los Emiratos Árabes Unidos',
  'all-terrain-cranes': 'Grúas todoterreno (AT) usadas en venta en los Emiratos Árabes Unidos',
  'rough-terrain-cranes':
    'Grúas para terreno accidentado (RT) usadas en venta en los Emiratos Árabes Unidos',
  'truck-cranes': 'Grúas sobre camión usadas en venta en los Emiratos Árabes Unidos',
  'crawler-cranes': 'Grúas sobre orugas usadas en venta en los Emiratos Árabes Unidos',
  'pick-and-carry-cranes': 'Grúas pick and carry usadas en venta en los Emiratos Árabes Unidos',
  'loader-cranes': 'Grúas autocargantes usadas en venta en los Emiratos Árabes Unidos',
  'tower-cranes': 'Grúas torre y elevadores de obra usados en venta en los Emiratos Árabes Unidos',
  'tower-cranes-hammerhead':
    'Grúas torre de pluma horizontal usadas en venta en los Emiratos Árabes Unidos',
  'tower-cranes-luffing':
    'Grúas torre de pluma abatible usadas en venta en los Emiratos Árabes Unidos',
  'tower-cranes-self-erecting':
    'Grúas torre automontantes usadas en venta en los Emiratos Árabes Unidos',
  'passenger-hoists':
    'Elevadores de obra para personas usados en venta en los Emiratos Árabes Unidos',
  'access-platforms': 'Plataformas elevadoras usadas en venta en los Emiratos Árabes Unidos',
  'scissor-lifts': 'Plataformas de tijera usadas en venta en los Emiratos Árabes Unidos',
  'articulated-boom-lifts':
    'Plataformas elevadoras articuladas usadas en venta en los Emiratos Árabes Unidos',
  'telescopic-boom-lifts':
    'Plataformas elevadoras telescópicas usadas en venta en los Emiratos Árabes Unidos',
  'mast-lifts': 'Plataformas usadas de mástil vertical en venta en los Emiratos Árabes Unidos',
  'spider-lifts': 'Plataformas araña usadas en venta en los Emiratos Árabes Unidos',
  telehandlers: 'Manipuladores telescópicos usados en venta en los Emiratos Árabes Unidos',
  'telehandlers-fixed':
    'Manipuladores telescópicos fijos usados en venta en los Emiratos Árabes Unidos',
  'telehandlers-rotating':
    'Manipuladores telescópicos giratorios usados en venta en los Emiratos Árabes Unidos',
  'telehandlers-heavy':
    'Manipuladores telescópicos de gran capacidad usados en venta en los Emiratos Árabes Unidos',
  forklifts:
    'Carretillas elevadoras y portacontenedores usados en venta en los Emiratos Árabes Unidos',
  'forklifts-diesel': 'Carretillas elevadoras diésel usadas en venta en los Emiratos Árabes Unidos',
  'forklifts-lpg': 'Carretillas elevadoras GLP usadas en venta en los Emiratos Árabes Unidos',
  'forklifts-electric':
    'Carretillas elevadoras eléctricas usadas en venta en los Emiratos Árabes Unidos',
  'forklifts-heavy':
    'Carretillas elevadoras pesadas usadas desde 8 t en venta en los Emiratos Árabes Unidos',
  'reach-trucks': 'Carretillas retráctiles usadas en venta en los Emiratos Árabes Unidos',
  'reach-stackers': 'Reach stackers usados en venta en los Emiratos Árabes Unidos',
  'terminal-tractors': 'Tractores de terminal usados en venta en los Emiratos Árabes Unidos',
  concrete: 'Equipos para hormigón usados en venta en los Emiratos Árabes Unidos',
  'concrete-pumps-truck':
    'Bombas de hormigón sobre camión usadas en venta en los Emiratos Árabes Unidos',
  'concrete-pumps-line':
    'Bombas de hormigón estacionarias usadas en venta en los Emiratos Árabes Unidos',
  'concrete-mixers': 'Camiones hormigonera usados en venta en los Emiratos Árabes Unidos',
  'batching-plants': 'Plantas de hormigón usadas en venta en los Emiratos Árabes Unidos',
  'self-loading-mixers': 'Autohormigoneras usadas en venta en los Emiratos Árabes Unidos',
  'crushing-screening': 'Trituradoras y cribas usadas en venta en los Emiratos Árabes Unidos',
  'jaw-crushers': 'Trituradoras de mandíbulas usadas en venta en los Emiratos Árabes Unidos',
  'cone-crushers': 'Trituradoras de cono usadas en venta en los Emiratos Árabes Unidos',
  'impact-crushers': 'Trituradoras de impacto usadas en venta en los Emiratos Árabes Unidos',
  screens: 'Cribas usadas en venta en los Emiratos Árabes Unidos',
  'stacking-conveyors': 'Cintas apiladoras usadas en venta en los Emiratos Árabes Unidos',
  'drilling-piling':
    'Perforadoras y equipos de pilotaje usados en venta en los Emiratos Árabes Unidos',
  'rotary-drilling-rigs': 'Perforadoras rotativas usadas en venta en los Emiratos Árabes Unidos',
  'dth-drilling-rigs':
    'Perforadoras de martillo en fondo usadas en venta en los Emiratos Árabes Unidos',
  'anchor-drilling-rigs': 'Perforadoras de anclajes usadas en venta en los Emiratos Árabes Unidos',
  'piling-hammers': 'Martillos de hinca usados en venta en los Emiratos Árabes Unidos',
  'vibro-hammers': 'Vibrohincadores usados en venta en los Emiratos Árabes Unidos',
  'power-air': 'Grupos electrógenos y compresores usados en venta en los Emiratos Árabes Unidos',
  generators: 'Grupos electrógenos usados en venta en los Emiratos Árabes Unidos',
  'air-compressors': 'Compresores de aire usados en venta en los Emiratos Árabes Unidos',
  'light-towers': 'Torres de iluminación usadas en venta en los Emiratos Árabes Unidos',
  'welding-generators': 'Motosoldadoras usadas en venta en los Emiratos Árabes Unidos',
  'water-pumps': 'Motobombas usadas en venta en los Emiratos Árabes Unidos',
  'trucks-trailers': 'Camiones y remolques usados en venta en los Emiratos Árabes Unidos',
  'tipper-trucks': 'Camiones volquete usados en venta en los Emiratos Árabes Unidos',
  'tractor-units': 'Cabezas tractoras usadas en venta en los Emiratos Árabes Unidos',
  'water-tankers': 'Camiones cisterna de agua usados en venta en los Emiratos Árabes Unidos',
  'fuel-tankers': 'Camiones cisterna de combustible usados en venta en los Emiratos Árabes Unidos',
  'crane-trucks': 'Camiones grúa usados en venta en los Emiratos Árabes Unidos',
  'low-bed-trailers': 'Remolques de cama baja usados en venta en los Emiratos Árabes Unidos',
  'flatbed-trailers': 'Remolques de plataforma usados en venta en los Emiratos Árabes Unidos',
  agriculture: 'Maquinaria agrícola usada en venta en los Emiratos Árabes Unidos',
  'farm-tractors': 'Tractores agrícolas usados en venta en los Emiratos Árabes Unidos',
  'farm-implements': 'Aperos agrícolas usados en venta en los Emiratos Árabes Unidos',
  attachments: 'Implementos y repuestos usados en venta en los Emiratos Árabes Unidos',
  buckets: 'Cucharones usados en venta en los Emiratos Árabes Unidos',
  breakers: 'Martillos hidráulicos usados en venta en los Emiratos Árabes Unidos',
  grapples: 'Garras usadas en venta en los Emiratos Árabes Unidos',
  'quick-couplers': 'Enganches rápidos usados en venta en los Emiratos Árabes Unidos',
  'undercarriage-parts': 'Trenes de rodaje usados en venta en los Emiratos Árabes Unidos',
}
