import { svg } from './ink/svg.ts'

/** Every picture is 4:3 and as large as the largest size it is shown at. */
export const W = 1600
export const H = 1200

export const picture = (defs: string, body: string): string =>
  svg`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}">
    <defs>${defs}</defs>${body}</svg>`
