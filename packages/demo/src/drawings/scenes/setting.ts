import type { Rng } from '../rng.ts'
import type { Hour } from './light.ts'

export type SceneName = 'yard' | 'desert' | 'city' | 'port' | 'warehouse' | 'night'

export const hours: Record<SceneName, Hour[]> = {
  yard: ['morning', 'noon', 'morning', 'golden', 'dusty'],
  desert: ['dawn', 'morning', 'noon', 'noon', 'golden', 'dusk', 'dusty'],
  city: ['dawn', 'morning', 'noon', 'golden', 'dusk'],
  port: ['morning', 'noon', 'morning', 'golden', 'dawn'],
  warehouse: ['indoor'],
  night: ['night'],
}

export const pickScene = (r: Rng): SceneName =>
  r.pick(['yard', 'yard', 'yard', 'desert', 'desert', 'city', 'port', 'night'])
