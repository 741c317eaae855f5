import { city } from './city.ts'
import { desert } from './desert.ts'
import type { Backdrop } from './paint.ts'
import { port } from './port.ts'
import type { SceneName } from './setting.ts'
import { warehouse } from './warehouse.ts'
import { yard } from './yard.ts'

export function backdrop(bg: Backdrop, scene: SceneName): string {
  switch (scene) {
    case 'desert':
      return desert(bg)
    case 'city':
      return city(bg)
    case 'port':
      return port(bg)
    case 'warehouse':
      return warehouse(bg)
    case 'yard':
    case 'night':
      return yard(bg)
  }
}
