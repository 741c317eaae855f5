import type { Picture } from './device.schema.ts'

/** The picture that inspection points are drawn on; on another view they would be elsewhere. */
export const sideView = <Shown extends Picture>(pictures: readonly Shown[]): Shown | undefined =>
  pictures.find(({ view }) => view === 'side')
