import type { Picture } from '@ironsouq/contract/device/device.schema'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import type { Ctx } from '#kernel/ctx.ts'
import { filmTitles, storeFilm } from '../films/film.ts'

export interface DemoVideo {
  titles: Record<LocaleCode, string>
  /** Puts the film and its poster into the object store, and says where they are. */
  store: (ctx: Ctx) => Promise<{ src: string; seconds: number; poster: Picture }>
}

/** The films of the home page; without one it has no such block. */
export const VIDEOS: readonly DemoVideo[] = [{ titles: filmTitles, store: storeFilm }]
