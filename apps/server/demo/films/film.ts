import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import type { Ctx } from '#kernel/ctx.ts'
import { storeDrawing } from '../pictures/store.ts'
import { FILM } from './walk-around.ts'

export const filmTitles: Record<LocaleCode, string> = {
  en: 'Komatsu PC200-8 walk-around: serial plate, hour meter, engine, cab, undercarriage',
  zh_CN: '小松 PC200-8 绕机一圈：铭牌、小时表、发动机、驾驶室、四轮一带',
  ar: 'جولة حول كوماتسو PC200-8: لوحة البيانات، وعداد الساعات، والمحرك، والكابينة، والجنزير',
  fr: 'Tour d’une Komatsu PC200-8\u00a0: plaque, horamètre, moteur, cabine, train de roulement',
  zh_HK: '小松 PC200-8 環繞檢視：銘牌、鐘數錶、引擎、駕駛室、履帶底盤',
  pt: 'Volta completa na Komatsu PC200-8: plaqueta, horímetro, motor, cabine, material rodante',
  ko: '코마츠 PC200-8 둘러보기: 명판, 아워미터, 엔진, 운전실, 하부',
  he: 'סיבוב סביב קומטסו PC200-8: לוחית זיהוי, מד שעות, מנוע, תא מפעיל, מזקו״ם',
  de: 'Rundgang um einen Komatsu PC200-8: Typenschild, Betriebsstundenzähler, Motor, Kabine, Laufwerk',
  es: 'Una vuelta a la Komatsu PC200-8: placa de serie, horómetro, motor, cabina, tren de rodaje',
}

/** Keeps the film and the picture before it in the object store. */
export async function storeFilm(ctx: Ctx) {
  const film = readFileSync(new URL('walk-around.webm', import.meta.url))
  const src = `film/${createHash('sha256').update(film).digest('hex').slice(0, 24)}.webm`
  if (!(await ctx.storage.has(src))) await ctx.storage.put(src, film, 'video/webm')
  const { objectKey, ...poster } = await storeDrawing(ctx, FILM.poster, { onRequest: false })
  return { src, seconds: FILM.seconds, poster: { src: objectKey, ...poster } }
}
