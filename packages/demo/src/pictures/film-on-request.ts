import type { Ctx } from '@ironsouq/server/kernel/ctx.ts'
import { renderFilm } from '../films/render-film.ts'
import { STREAM_FILMS } from '../films/stream-films.ts'

/**
 * Renders the demo film of a key when it is first asked for, once for all who wait for it. Undefined
 * is a key of no demo film.
 */
export function createFilming(ctx: Pick<Ctx, 'storage'>) {
  const rendering = new Map<string, Promise<void>>()
  return (key: string): Promise<void> | undefined => {
    const film = STREAM_FILMS.find(({ folder }) => key.startsWith(`${folder}/`))
    if (!film) return undefined
    const running = rendering.get(film.folder)
    if (running) return running
    const started = renderFilm(ctx, film).finally(() => rendering.delete(film.folder))
    rendering.set(film.folder, started)
    return started
  }
}
