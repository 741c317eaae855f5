import type { Category } from '../machines/register.ts'
import { cabInside } from './cab.ts'
import type { CloseUp } from './close-up.ts'
import { engine } from './engine.ts'
import { meter } from './meter.ts'
import { panel } from './panel.ts'
import { plate } from './plate.ts'

/** Machines without a cab show their control panel instead. */
const OPEN = new Set<Category>(['scissor-lift', 'boom-lift', 'generator', 'jaw-crusher'])
const station = (c: CloseUp): string => (OPEN.has(c.category) ? panel(c) : cabInside(c))

export const closeUps = { plate, meter, cab: station, engine }

export const isCloseUp = (view: string): view is keyof typeof closeUps => view in closeUps
